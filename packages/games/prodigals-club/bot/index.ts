// All bots, with the judgement of Last Will. The manifest loads `roster.ts`, and Last Will for the tables that play it.
import './last-will/index.ts';

export { bots } from './roster.ts';
