// Hay, forage and pasture, with what is usual for each.

import type { CropFacts } from './field-crops.ts'

const yearlyPasture: CropFacts = {
  taken: 'grazing',
  sow: ['04-05', '05-25'],
  latest: '06-15',
  ripe: ['09-01', '09-30'],
  days: [100, 200],
  seed: [8, 18],
  rows: [0.2, 0.25],
  water: { evaporation: 0, perMillimetre: 0.2, share: [0.5, 0.8] },
  bounds: { low: 0, dry: 400, irrigated: 900 },
  running: 4,
  varieties: [],
}

const pasture: CropFacts = { ...yearlyPasture, perennial: true }

const lucerne = ['sardi-7-series-2', 'stamina-gt6', 'titan-9', 'l71', 'haymaster-7']

export const fodder: Readonly<Record<string, CropFacts>> = {
  'oaten-hay': {
    taken: 'hay',
    sow: ['04-25', '05-25'],
    latest: '06-20',
    ripe: ['09-22', '10-18'],
    days: [125, 175],
    seed: [75, 100],
    rows: [0.2, 0.25, 0.3],
    water: { evaporation: 110, perMillimetre: 0.032, share: [0.58, 0.78] },
    bounds: { low: 0.5, dry: 8, irrigated: 12 },
    running: 2,
    varieties: ['mulgara', 'wintaroo', 'brusher', 'yallara'],
  },
  'forage-oats': {
    taken: 'grazing',
    sow: ['03-25', '05-05'],
    latest: '05-31',
    ripe: ['09-25', '10-25'],
    days: [130, 210],
    seed: [40, 70],
    rows: [0.2, 0.25],
    water: pasture.water,
    bounds: pasture.bounds,
    running: 2,
    varieties: ['eurabbie', 'yarran', 'mannus', 'aladdin', 'genie'],
  },
  'annual-medic-sub-clover-pasture': {
    ...yearlyPasture,
    seed: [6, 11],
    sow: ['04-15', '05-20'],
    ripe: ['09-25', '10-20'],
    days: [120, 190],
    running: 2,
  },
  'improved-temperate-pasture': pasture,
  'improved-tropical-pasture': {
    ...pasture,
    sow: ['11-20', '01-20'],
    latest: '02-10',
    seed: [3, 6],
    rows: [0.5, 1],
    ripe: ['05-01', '05-31'],
  },
  'irrigated-pasture': { ...pasture, seed: [18, 32] },
  'lucerne-grazing': { ...pasture, seed: [4, 9], varieties: lucerne },
  'lucerne-hay': {
    ...pasture,
    taken: 'hay',
    seed: [10, 18],
    water: { evaporation: 0, perMillimetre: 0.017, share: [0.8, 1] },
    bounds: { low: 2, dry: 12, irrigated: 26 },
    varieties: lucerne,
  },
}
