import { gameLaws } from '@manigance/core/testing';
import { prodigalsClub } from '../rules/index.ts';

gameLaws(prodigalsClub, { matches: 1, oneIn: 25 });
