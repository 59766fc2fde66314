import { type Branded, indexById } from '@manigance/core';
import type { Column, Gender } from '../../effects/language.ts';

/** PC-14.3 The markers of a player. */
export const markerIds = ['gentleman-1', 'gentleman-2', 'lady-1', 'lady-2'] as const;
/** Id of a marker. */
export type MarkerId = (typeof markerIds)[number];

/** PC-14.3 Markers of each player. */
export const markersEach = markerIds.length;
/** PC-14.3 The gender of each marker. */
export const genderOf: readonly Gender[] = ['gentleman', 'gentleman', 'lady', 'lady'];
/** PC-4.2 The starting column of each marker. */
export const startColumn: readonly Column[] = ['middle', 'right', 'left', 'middle'];
/** PC-4.15 */
export const rightmostMarker = 1;

/** A marker in the state: its index in `markerIds`. */
export type MarkerNumber = Branded<number, 'marker'>;
/** The number of each marker. */
export const markerNumber: Readonly<Record<MarkerId, MarkerNumber>> = indexById(markerIds);
