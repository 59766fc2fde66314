// Colyseus with the same game: a room of two, updates by broadcast, restarted in place: `node load-colyseus.mjs PORT`.
import * as colyseus from '@colyseus/core';
import * as transport from '@colyseus/ws-transport';
import { lines } from './lines.mjs';
import { answerMeasures } from './load-measure.mjs';

class TicTacToe extends colyseus.Room {
  maxClients = 2;

  onCreate() {
    this.begin();
    this.onMessage('move', (client, cell) => {
      const seat = this.clients.indexOf(client);
      if (seat !== this.turn || this.cells[cell] !== -1) return client.send('refused', cell);
      this.cells[cell] = seat;
      this.turn = 1 - seat;
      const isWon = lines.some((line) => line.every((at) => this.cells[at] === seat));
      const isOver = isWon || this.cells.every((at) => at !== -1);
      this.broadcast('update', { cells: this.cells, turn: this.turn, isOver });
      if (isOver) this.begin();
      return undefined;
    });
  }

  begin() {
    this.cells = Array(9).fill(-1);
    this.turn = 0;
  }
}

const server = new colyseus.Server({ transport: new transport.WebSocketTransport(), greet: false });
server.define('tic-tac-toe', TicTacToe);
await server.listen(Number(process.argv[2]));
answerMeasures(Number(process.argv[2]));
