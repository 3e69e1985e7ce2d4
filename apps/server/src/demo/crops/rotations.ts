// What follows what on the same ground, and how likely: a rotation for each kind of country.

import { grasslands, hay, wateredGrass } from './grass-rotations.ts'
import type { Rotation } from './grass-rotations.ts'
import type { FarmKind, MadePaddock } from '../plan.ts'

/** Null for ground that is not sown: timber, yards, storages and native pasture. */
export function rotationOf(kind: FarmKind, paddock: MadePaddock): Rotation | null {
  switch (paddock.use) {
    case 'dryland-cropping':
      return kind === 'mixed' ? southern : kind === 'cotton' ? besideCotton : northern
    case 'irrigated-cropping':
      return cotton
    case 'sugarcane':
      return cane
    case 'irrigated-pasture':
      return kind === 'mixed' ? hay : wateredGrass
    case 'grazing':
      return grasslands[paddock.landClass] ?? null
    default:
      return null
  }
}

const northern: Rotation = {
  first: [
    ['wheat', 34],
    ['chickpea-desi', 17],
    ['barley', 13],
    ['sorghum-grain', 18],
    ['mungbean', 4],
    ['fallow', 14],
  ],
  after: {
    wheat: [
      ['chickpea-desi', 38],
      ['sorghum-grain', 26],
      ['wheat', 14],
      ['barley', 12],
      ['fallow', 6],
    ],
    barley: [
      ['chickpea-desi', 42],
      ['sorghum-grain', 26],
      ['wheat', 18],
    ],
    'chickpea-desi': [
      ['wheat', 60],
      ['barley', 24],
      ['sorghum-grain', 12],
    ],
    'sorghum-grain': [
      ['fallow', 46],
      ['chickpea-desi', 26],
      ['sorghum-grain', 16],
      ['mungbean', 8],
    ],
    mungbean: [
      ['fallow', 32],
      ['wheat', 30],
      ['sorghum-grain', 28],
      ['barley', 10],
    ],
    fallow: [
      ['wheat', 62],
      ['barley', 18],
      ['chickpea-desi', 16],
    ],
  },
  otherwise: 'fallow',
}

const southern: Rotation = {
  first: [
    ['wheat', 34],
    ['canola', 22],
    ['barley', 15],
    ['lupin-narrow-leaf', 9],
    ['faba-bean', 7],
    ['oaten-hay', 6],
    ['annual-medic-sub-clover-pasture', 7],
  ],
  after: {
    wheat: [
      ['canola', 28],
      ['barley', 22],
      ['wheat', 14],
      ['lupin-narrow-leaf', 13],
      ['faba-bean', 11],
      ['oaten-hay', 8],
    ],
    barley: [
      ['canola', 30],
      ['lupin-narrow-leaf', 16],
      ['annual-medic-sub-clover-pasture', 14],
      ['faba-bean', 12],
      ['oaten-hay', 10],
    ],
    canola: [
      ['wheat', 76],
      ['barley', 20],
    ],
    'lupin-narrow-leaf': [
      ['wheat', 62],
      ['canola', 34],
    ],
    'faba-bean': [
      ['wheat', 56],
      ['canola', 40],
    ],
    'oaten-hay': [
      ['canola', 52],
      ['wheat', 40],
    ],
    'annual-medic-sub-clover-pasture': [
      ['wheat', 50],
      ['canola', 44],
    ],
  },
  otherwise: 'fallow',
}

const cotton: Rotation = {
  first: [
    ['cotton', 46],
    ['fallow', 24],
    ['wheat', 18],
    ['maize-grain', 12],
  ],
  after: {
    cotton: [
      ['wheat', 42],
      ['fallow', 42],
      ['maize-grain', 16],
    ],
    wheat: [
      ['cotton', 86],
      ['maize-grain', 10],
    ],
    'maize-grain': [
      ['cotton', 78],
      ['wheat', 12],
      ['fallow', 8],
    ],
    mungbean: [['cotton', 100]],
    fallow: [
      ['cotton', 92],
      ['maize-grain', 8],
    ],
  },
  otherwise: 'fallow',
}

const besideCotton: Rotation = {
  first: [
    ['sorghum-grain', 32],
    ['chickpea-desi', 26],
    ['fallow', 24],
    ['wheat', 18],
  ],
  after: {
    'sorghum-grain': [
      ['fallow', 54],
      ['chickpea-desi', 34],
      ['sorghum-grain', 8],
    ],
    'chickpea-desi': [
      ['wheat', 54],
      ['sorghum-grain', 42],
    ],
    wheat: [
      ['sorghum-grain', 46],
      ['chickpea-desi', 44],
      ['fallow', 10],
    ],
    fallow: [
      ['sorghum-grain', 48],
      ['wheat', 30],
      ['chickpea-desi', 22],
    ],
  },
  otherwise: 'fallow',
}

const cane: Rotation = {
  first: [
    ['sugarcane', 84],
    ['soybean', 11],
    ['fallow', 5],
  ],
  after: {
    sugarcane: [
      ['soybean', 80],
      ['fallow', 20],
    ],
    soybean: [['sugarcane', 100]],
    fallow: [['sugarcane', 100]],
  },
  otherwise: 'fallow',
}
