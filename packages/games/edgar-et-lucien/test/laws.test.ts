import { gameLaws } from '@manigance/core/testing';
import { edgarEtLucien } from '../rules/index.ts';

gameLaws(edgarEtLucien, { matches: 3, oneIn: 25 });
