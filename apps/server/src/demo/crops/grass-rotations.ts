// What follows what where grass and lucerne are at home: stands, and how they are renewed.

import type { Odds } from '../land/kinds.ts'

export interface Rotation {
  /** When nothing is known of the ground. */
  readonly first: Odds<string>
  readonly after: Readonly<Record<string, Odds<string>>>
  /** For ground on which nothing else may be sown. */
  readonly otherwise: 'fallow' | 'nothing'
}

/** Renewed with a year of oats between the old stand and the new one. */
const renewed = (crop: string): Rotation['after'] => ({
  [crop]: [
    ['forage-oats', 85],
    ['nothing', 15],
  ],
  'forage-oats': [
    [crop, 70],
    ['forage-oats', 25],
  ],
  nothing: [
    ['nothing', 93],
    ['forage-oats', 7],
  ],
})

export const hay: Rotation = {
  first: [['lucerne-hay', 100]],
  after: renewed('lucerne-hay'),
  otherwise: 'nothing',
}

export const wateredGrass: Rotation = {
  first: [
    ['lucerne-hay', 60],
    ['irrigated-pasture', 40],
  ],
  after: { ...renewed('irrigated-pasture'), ...renewed('lucerne-hay') },
  otherwise: 'nothing',
}

export const grasslands: Readonly<Record<string, Rotation>> = {
  'improved-pasture-temperate': {
    first: [
      ['improved-temperate-pasture', 56],
      ['lucerne-grazing', 10],
      ['forage-oats', 10],
      ['nothing', 24],
    ],
    after: {
      ...renewed('improved-temperate-pasture'),
      'lucerne-grazing': [['forage-oats', 100]],
    },
    otherwise: 'nothing',
  },
  'improved-pasture-tropical': {
    first: [
      ['improved-tropical-pasture', 50],
      ['forage-oats', 14],
      ['nothing', 36],
    ],
    after: renewed('improved-tropical-pasture'),
    otherwise: 'nothing',
  },
}
