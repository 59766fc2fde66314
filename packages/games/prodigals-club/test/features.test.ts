import { featureTests } from '../../test/features.ts';
import { learning } from '../bot/learning.ts';

featureTests(learning);
