import { gameLaws } from '@manigance/core/testing';
import { prodigalsClub } from '../index.ts';

gameLaws(prodigalsClub, { matches: 1, oneIn: 25 });
