import { gameLaws } from '@manigance/core/testing';
import { lastWillGame } from './last-will.ts';

gameLaws(lastWillGame, { matches: 1, oneIn: 25 });
