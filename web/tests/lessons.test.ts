import { describe, expect, it } from 'vitest';
import duel from '../src/lessons/face-to-face.json';
import quick from '../src/lessons/quick-and-easy.json';
import team from '../src/lessons/the-game.json';
import { Script, type Lesson } from '../src/lessons/lesson';
import type { CodedPlay, Planned } from '../src/protocol/generated';

const quiet = { receive: () => undefined, setStatus: () => undefined, end: () => undefined };

describe.each([team, duel, quick].map((lesson) => lesson as unknown as Lesson))('the lesson of $game', (lesson) => {
  it('has seven to twelve steps, and the trick comes last', () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(7);
    expect(lesson.steps.length).toBeLessThanOrEqual(12);
    const last = lesson.steps.flatMap((step) => step.todo).findLast((todo) => todo.do === 'lay')!;
    const fits = lesson.plans.flat().flatMap(({ plan }) => plan.options.fits);
    const tricks = fits.filter((fit) => fit.card === last.card && fit.pile === last.pile && fit.trick);
    expect(tricks).not.toEqual([]);
  });

  it('can be played as it is written', async () => {
    const script = new Script(lesson, quiet, 'Mia', 0);
    let plays: CodedPlay[] = [];
    for (const todo of lesson.steps.flatMap((step) => step.todo)) {
      const plan = (await script.ask({ type: 'plan', plays })) as Planned;
      if (todo.do === 'lay') {
        expect(plan.options.fits.some((fit) => fit.card === todo.card && fit.pile === todo.pile)).toBe(true);
        plays = [...plays, { card: todo.card, pile: todo.pile }];
      } else if (todo.do === 'hold') expect(plan.hand).toContain(todo.card);
      else if (todo.do === 'undo') plays = plays.slice(0, -1);
      else if (todo.do === 'hint') await script.ask({ type: 'hint', hint: todo.hint });
      else if (todo.do === 'end') {
        expect(plan.options.may_end).toBe(true);
        await script.ask({ type: 'lay', plays, end: true });
        plays = [];
      }
    }
    script.close();
  });
});
