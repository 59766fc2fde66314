import { gameLaws } from '@manigance/core/testing';
import { ankhMorpork } from '../rules/index.ts';

gameLaws(ankhMorpork, { matches: 6, oneIn: 12 });
