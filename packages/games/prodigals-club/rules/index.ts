// The whole game, with Last Will. The manifest loads `game.ts`, and Last Will for the tables that play it.
import './competitions/last-will/part.ts';

export { game } from './game.ts';
