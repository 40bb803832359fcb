import { call, keyed } from '../net/api';
import type { CodedPlay } from '../protocol/generated';
import type { StudyShown, TryShown } from '../protocol/http';

/** The study of a kept game. The first to ask begins it; ask again until it is done. */
export const study = (id: string, key: string) => call<StudyShown>('GET', keyed('records', id, '/study', key));

/** The study of a game from a file. Send it again until it is done. */
export const studyFile = (record: object) => call<StudyShown>('POST', 'study', record);

/** Another turn in place of the one that was laid; `finish` has it judged. */
export const tryTurn = (id: string, key: string, turn: number, plays: readonly CodedPlay[], finish: boolean) =>
  call<TryShown>('POST', keyed('records', id, `/turns/${turn}/try`, key), { plays, finish });
