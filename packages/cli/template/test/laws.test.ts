import { gameLaws } from '@manigance/core/testing';
import { game } from '../rules/index.ts';

gameLaws(game, { matches: 4 });
