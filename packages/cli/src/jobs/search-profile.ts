import { type Profile, profile } from '../profile.ts';
import type { Job } from '../thread-work.ts';
import { type SearchSetting, job as searchJob } from './search.ts';

/** Searches for this much processor time and returns its profile. */
export const job: Job<SearchSetting, number, Profile> = async (setting) => {
  const think = await searchJob(setting);
  return (milliseconds) => {
    think(milliseconds / 2); // warms up
    return profile(() => think(milliseconds));
  };
};
