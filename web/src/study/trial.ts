import type { Listener, Wish } from '../net/connection';
import { RequestError } from '../net/errors';
import type { CodedPlay, Done, Planned, TableView } from '../protocol/generated';
import type { GameReplayed, MomentShown, TryShown } from '../protocol/http';
import type { Driver } from '../table/session.svelte';

/** Stands for the table where a turn is laid anew: what fits there, the server says. */
export class Trial implements Driver {
  constructor(
    game: GameReplayed,
    moment: MomentShown,
    name: (seat: number) => string,
    private readonly tried: (plays: readonly CodedPlay[]) => Promise<TryShown>,
    listener: Listener,
  ) {
    const seat = moment.now.to_act;
    queueMicrotask(() => {
      listener.setStatus('open');
      listener.receive({
        type: 'welcome',
        version: 0,
        table: tableAt(game, moment),
        mine: { seat, hand: moment.hands[seat ?? 0] ?? [], turn: null, hints_left: [], muted: [] },
        people: game.players.map((_, each) => ({ seat: each, name: name(each), program: false, here: true })),
        resume: '',
      });
    });
  }

  async ask(wish: Wish): Promise<Done | Planned | null> {
    if (wish.type !== 'plan') throw new RequestError('wrong-phase');
    return (await this.tried(wish.plays)).planned;
  }

  close(): void {
    // There is no connection to close.
  }
}

/** A moment of a game as if it were played just now. */
function tableAt({ game, options, board, players }: GameReplayed, { now }: MomentShown): TableView {
  return {
    phase: 'playing',
    settings: { game, options, seats: players.length },
    board,
    seats: players.map(() => ({ person: true })),
    host: 0,
    number: 1,
    commitment: null,
    opinions: [],
    nudged: [],
    now,
    end: null,
    closed: null,
    hints: now.hints.length > 0,
    again: false,
  };
}
