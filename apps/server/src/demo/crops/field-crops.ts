// The crops of the field, with what is usual for each: when it is sown and ripe, how much seed and
// water it takes and what it yields. Figures of a table, no more.

export interface CropFacts {
  readonly taken: 'grain' | 'lint' | 'hay' | 'cane' | 'grazing'
  readonly perennial?: true
  /** Month and day of the usual sowing, and the last day that is not too late. */
  readonly sow: readonly [string, string]
  readonly latest: string
  /** Month and day when it is usually taken, and the days that it grows at least and at most. */
  readonly ripe: readonly [string, string]
  readonly days: readonly [number, number]
  /** Kilograms of seed per hectare. */
  readonly seed: readonly [number, number]
  /** Metres from row to row. */
  readonly rows: readonly number[]
  readonly water: CropWater
  /** Per hectare: less is a failure; more is not seen on dry or on irrigated land. */
  readonly bounds: { readonly low: number; readonly dry: number; readonly irrigated: number }
  /** So many periods running it may be sown on the same ground. */
  readonly running: number
  readonly varieties: readonly string[]
}

/** French and Schultz: what a crop makes of each millimetre above what the soil breathes out. */
interface CropWater {
  readonly evaporation: number
  readonly perMillimetre: number
  /** The part of the potential that farmers reach. */
  readonly share: readonly [number, number]
}

const narrowRows = [0.25, 0.3, 0.333, 0.375]
const pulseRows = [0.3, 0.375, 0.5]

const wheat: CropFacts = {
  taken: 'grain',
  sow: ['05-01', '06-12'],
  latest: '06-30',
  ripe: ['10-25', '11-20'],
  days: [120, 230],
  seed: [38, 55],
  rows: narrowRows,
  water: { evaporation: 110, perMillimetre: 0.02, share: [0.58, 0.84] },
  bounds: { low: 0.2, dry: 7, irrigated: 11 },
  running: 2,
  varieties: ['suntop', 'sunmaster', 'lrpb-lancer', 'lrpb-hellfire', 'lrpb-raider', 'sunflex'],
}

const barley: CropFacts = {
  ...wheat,
  sow: ['05-05', '06-15'],
  ripe: ['10-18', '11-12'],
  seed: [40, 60],
  bounds: { low: 0.2, dry: 7, irrigated: 10 },
  varieties: ['spartacus-cl', 'la-trobe', 'compass', 'leabrook'],
}

const pulse: CropFacts = {
  taken: 'grain',
  sow: ['05-10', '06-15'],
  latest: '06-30',
  ripe: ['10-28', '11-22'],
  days: [125, 230],
  seed: [60, 85],
  rows: pulseRows,
  water: { evaporation: 130, perMillimetre: 0.015, share: [0.5, 0.76] },
  bounds: { low: 0.1, dry: 3.5, irrigated: 5 },
  running: 1,
  varieties: ['pba-seamer', 'cba-captain', 'kyabra', 'pba-drummond', 'pba-hattrick'],
}

export const fieldCrops: Readonly<Record<string, CropFacts>> = {
  wheat,
  barley,
  'chickpea-desi': pulse,
  'faba-bean': {
    ...pulse,
    sow: ['04-22', '05-18'],
    latest: '06-10',
    ripe: ['11-10', '12-08'],
    seed: [110, 160],
    bounds: { low: 0.1, dry: 5, irrigated: 7 },
    varieties: ['pba-samira', 'pba-bendoc', 'pba-amberley', 'pba-nanu'],
  },
  'lupin-narrow-leaf': {
    ...pulse,
    sow: ['04-20', '05-20'],
    latest: '06-10',
    ripe: ['11-18', '12-10'],
    seed: [75, 105],
    varieties: ['pba-jurien', 'pba-bateman', 'mandelup'],
  },
  canola: {
    taken: 'grain',
    sow: ['04-10', '05-08'],
    latest: '05-31',
    ripe: ['11-02', '11-26'],
    days: [150, 230],
    seed: [1.8, 3],
    rows: [0.25, 0.3, 0.333],
    water: { evaporation: 120, perMillimetre: 0.015, share: [0.48, 0.7] },
    bounds: { low: 0.1, dry: 3.5, irrigated: 5 },
    running: 1,
    varieties: ['hyttec-trophy', 'nuseed-raptor-tf', 'pioneer-44y94-cl', 'invigor-t-4510'],
  },
  'sorghum-grain': {
    taken: 'grain',
    sow: ['09-15', '11-05'],
    latest: '12-31',
    ripe: ['01-25', '03-15'],
    days: [112, 150],
    seed: [2.5, 4.5],
    rows: [0.75, 1, 1.5],
    water: { evaporation: 130, perMillimetre: 0.014, share: [0.62, 0.9] },
    bounds: { low: 0.3, dry: 7, irrigated: 11 },
    running: 2,
    varieties: ['mr-taurus', 'mr-buster', 'agitator', 'sentinel-ig', 'resolute'],
  },
  mungbean: {
    taken: 'grain',
    sow: ['12-05', '01-12'],
    latest: '01-25',
    ripe: ['03-05', '04-10'],
    days: [80, 105],
    seed: [20, 28],
    rows: [0.5, 0.75, 1],
    water: { evaporation: 120, perMillimetre: 0.007, share: [0.6, 0.95] },
    bounds: { low: 0.1, dry: 2.2, irrigated: 3 },
    running: 1,
    varieties: ['jade-au', 'crystal', 'opal-au'],
  },
  'maize-grain': {
    taken: 'grain',
    sow: ['09-10', '10-20'],
    latest: '11-30',
    ripe: ['02-10', '03-15'],
    days: [140, 170],
    seed: [20, 27],
    rows: [0.75, 0.9, 1],
    water: { evaporation: 150, perMillimetre: 0.017, share: [0.78, 1] },
    bounds: { low: 0.5, dry: 8, irrigated: 17 },
    running: 2,
    varieties: ['p1756', 'pac-606-it', 'p1467'],
  },
  soybean: {
    taken: 'grain',
    sow: ['11-25', '12-22'],
    latest: '01-15',
    ripe: ['04-05', '05-05'],
    days: [118, 150],
    seed: [55, 75],
    rows: [0.5, 0.75, 0.9],
    water: { evaporation: 250, perMillimetre: 0.004, share: [0.6, 0.9] },
    bounds: { low: 0.2, dry: 3.5, irrigated: 5 },
    running: 1,
    varieties: ['leichhardt', 'stuart', 'kuranda-hb1', 'hayman'],
  },
  cotton: {
    taken: 'lint',
    sow: ['10-05', '11-10'],
    latest: '11-25',
    ripe: ['04-10', '05-15'],
    days: [172, 205],
    seed: [11, 15],
    rows: [1],
    water: { evaporation: 0, perMillimetre: 0.0125, share: [0.84, 1.02] },
    bounds: { low: 0.5, dry: 9, irrigated: 17 },
    running: 1,
    varieties: ['sicot-746b3f', 'sicot-748b3f', 'sicot-714b3f', 'sicot-606b3f'],
  },
  sugarcane: {
    taken: 'cane',
    perennial: true,
    sow: ['08-01', '09-15'],
    latest: '09-28',
    ripe: ['07-05', '08-31'],
    days: [295, 420],
    seed: [6_000, 8_500],
    rows: [1.52, 1.65, 1.8],
    water: { evaporation: 0, perMillimetre: 0.02, share: [0.85, 1.1] },
    bounds: { low: 30, dry: 120, irrigated: 170 },
    running: 6,
    varieties: ['q208', 'q240', 'q253', 'q250', 'sra9'],
  },
}

/** Crops that are grown another way in the south. */
export const southernCrops: Readonly<Record<string, CropFacts>> = {
  wheat: {
    ...wheat,
    sow: ['04-26', '06-05'],
    ripe: ['11-22', '12-15'],
    seed: [55, 85],
    varieties: ['scepter', 'beckom', 'rockstar', 'catapult', 'illabo', 'lrpb-scotch'],
  },
  barley: {
    ...barley,
    sow: ['05-05', '06-08'],
    ripe: ['11-10', '12-02'],
    seed: [55, 80],
    varieties: ['rgt-planet', 'spartacus-cl', 'cyclops', 'minotaur'],
  },
}
