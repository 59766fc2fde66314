import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Player, plainBrain } from '@manigance/bots';
import { Match, seedFromNumber, show } from '@manigance/core';
import { ticTacToe } from '@manigance/core/tic-tac-toe';
import type { Contestant } from '../contestant.ts';
import { ticTacToeSkill } from '../jobs/search.ts';

/** boardgame.io's MCTSBot for tic-tac-toe, in its own process. */
export class MctsBot implements Contestant {
  private readonly child: ChildProcess;

  constructor(root: string) {
    const env = { ...process.env, NODE_ENV: 'production' };
    this.child = fork(join(root, 'bench/mcts.mjs'), { env, execArgv: [] });
  }

  measure(milliseconds: number): Promise<number> {
    return this.ask({ milliseconds });
  }

  /** The cell it marks in the position after these marks. */
  choose(marked: readonly number[], iterations: number): Promise<number> {
    return this.ask({ marked, iterations });
  }

  private async ask(message: object): Promise<number> {
    const answer = once(this.child, 'message');
    this.child.send(message);
    return (await answer)[0] as number;
  }

  async dismiss(): Promise<void> {
    this.child.kill();
  }
}

/** boardgame.io's bot, if `bench/` is installed. */
export function mctsBot(root: string): MctsBot | undefined {
  return existsSync(join(root, 'bench/node_modules/boardgame.io')) ? new MctsBot(root) : undefined;
}

/** Result of a duel: matches played, won and drawn. */
export interface Duel {
  readonly games: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
}

/** Plays our search against MCTSBot with equal iterations; they begin in turn. */
export async function duel(bot: MctsBot, games: number): Promise<Duel> {
  const brain = plainBrain(ticTacToe);
  let [won, drawn, lost] = [0, 0, 0];
  for (let game = 0; game < games; game++) {
    const ours = game % 2;
    const match = new Match(ticTacToe, { seats: 2, options: {}, seed: seedFromNumber(game) });
    const player = new Player(brain, ticTacToeSkill);
    while (match.state.outcome === undefined) {
      const seat = match.moves.length % 2;
      const marked = match.moves.map(({ move }) => move.cell);
      const seed = seedFromNumber(1000 * game + match.moves.length);
      const cell =
        seat === ours
          ? player.decide(show(ticTacToe, match.state, seat), { seed }).move.cell
          : await bot.choose(marked, ticTacToeSkill.budget.iterations ?? 0);
      match.play(seat, { do: 'mark', cell });
    }
    const { winners } = match.state.outcome;
    if (winners.length === 2) drawn++;
    else if (winners[0] === ours) won++;
    else lost++;
  }
  return { games, won, drawn, lost };
}
