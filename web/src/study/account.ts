import type { AnalysisShown, OutcomeShown, TurnStudied } from '../protocol/http';
import { initials } from '../table/hints';
import { t } from '../words/words.svelte';
import { marksOf, percent, provedState } from './reading';
import type { Marked, Row, Sign, Told } from './shown';
import { causeText, playsText } from './telling';

/** The reader of an analysis. */
export interface Reader {
  me: number | null;
  /** Whose chance is shown. */
  side: number;
  name: (seat: number) => string;
  /** Whether what is better than a turn must not be told yet. */
  conceals: (turn: TurnStudied) => boolean;
}

/** An analysis in words. Turns are counted here by their place in it. */
export class Account {
  constructor(
    private readonly analysis: AnalysisShown,
    private readonly reader: Reader,
  ) {}

  /** The chance before and after a turn, in percent. */
  change(at: number): { from: number; to: number } {
    const { curve } = this.analysis;
    return { from: percent(curve[at] ?? 0), to: percent(curve[at + 1] ?? 0) };
  }

  /** The turning points, in their order. */
  get points(): Told[] {
    const { turning_points, turns } = this.analysis;
    return turning_points.flatMap((number) => {
      const at = turns.findIndex((each) => each.turn === number);
      const each = turns[at];
      return each ? [this.#point(each, at)] : [];
    });
  }

  #point(each: TurnStudied, at: number): Told {
    const concealed = this.reader.conceals(each);
    const sign = this.#sign(each, at);
    const foreign = this.#foreign(each);
    const { from, to } = this.change(at);
    const who = !this.analysis.duel ? 'team' : each.seat === this.reader.me ? 'me' : 'other';
    return {
      turn: each.turn,
      sign,
      mark: each.label ? t(`study-mark-${each.label}`) : '',
      title: t('study-turn-of', { turn: each.turn + 1, name: this.#who(each.seat) }),
      from,
      to,
      why: causeText(each, { concealed, foreign, who, change: to - from }, (seat) => this.#who(seat)),
      better: !concealed && each.expert.length ? t('study-better', { plays: playsText(each.expert) }) : '',
    };
  }

  /** What is marked on the curve. */
  get marks(): Marked[] {
    const turning = new Set(this.analysis.turning_points);
    const { me, name } = this.reader;
    return this.analysis.turns.flatMap((each, at) => {
      if (turning.has(each.turn))
        return [
          {
            at: at + 1,
            sign: this.#sign(each, at),
            name: `${each.turn + 1} ${this.#who(each.seat)}`,
            short: `${each.turn + 1} ${each.seat === me ? t('you') : initials(name(each.seat))}`,
          },
        ];
      return each.label ? [{ at: at + 1, sign: each.label as Sign, name: '', short: '' }] : [];
    });
  }

  get rows(): Row[] {
    return this.analysis.turns.map((each, at) => ({
      turn: each.turn,
      seat: each.seat,
      who: this.#who(each.seat),
      laid: playsText(each.laid),
      chance: this.change(at).to,
      marks: marksOf(each),
      foreign: this.#foreign(each),
    }));
  }

  /** What is proved of a game that was lost together, in a sentence. */
  get proved(): string {
    const { duel, result } = this.analysis;
    const state = result === 0 && !duel ? provedState(this.analysis) : null;
    if (!state) return '';
    const { until, lost_from } = this.analysis;
    // The turn in which a game was given up has no row, so the one before it is named.
    const shown = (until ?? 0) + (state === 'end' ? 0 : 1);
    return t('study-proved', { state, until: shown, lost: (lost_from ?? 0) + 1 });
  }

  /** That the game was given up and at which chance, by whom in a duel; nothing where it was not. */
  gaveUp({ reason, winner }: Pick<OutcomeShown, 'reason' | 'winner'>): string {
    if (reason !== 'resigned') return '';
    const { me, side, name } = this.reader;
    const last = this.analysis.curve.at(-1) ?? 0;
    if (winner === null) return t('study-gave-up', { who: 'team', name: '', chance: percent(last) });
    const loser = 1 - winner;
    const chance = percent(loser === side ? last : 1 - last);
    return t('study-gave-up', { who: loser === me ? 'me' : 'other', name: name(loser), chance });
  }

  #sign(each: TurnStudied, at: number): Sign {
    if (each.label) return each.label as Sign;
    const { from, to } = this.change(at);
    return each.cause === 'stuck' ? 'stuck' : to >= from ? 'good' : 'bad';
  }

  #foreign(each: TurnStudied): boolean {
    return this.analysis.duel && each.seat !== this.reader.side;
  }

  #who(seat: number): string {
    return seat === this.reader.me ? t('you') : this.reader.name(seat);
  }
}

/** A turn of a list in a line. */
export function rowText(row: Row | undefined): string {
  if (!row) return '';
  const said = [t('study-percent', { chance: row.chance }), ...row.marks.map((mark) => t(`study-mark-${mark}`))];
  return `${t('study-turn-of', { turn: row.turn + 1, name: row.who })}: ${said.join(', ')}`;
}
