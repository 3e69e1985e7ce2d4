// Sixty more farms with which those of the demonstration are compared: where they lie, what they live on
// and whose they are. Farms and people are made up.

import type { DemoRegion, FarmKind } from '../plan.ts'

interface Neighbourhood {
  readonly kind: FarmKind
  /** Lasting name of its profit focus group. */
  readonly group: string
  readonly region: DemoRegion
  /** So many of the farms, the first, are large. */
  readonly large?: number
  readonly farms: readonly string[]
}

const slopes = { slug: 'nsw-vic-slopes', name: 'NSW / Vic Slopes' }
const wimmera = { slug: 'sa-vic-bordertown-wimmera', name: 'SA / Vic Bordertown, Wimmera' }
const inland = { slug: 'nsw-nw-qld-sw', name: 'NSW North West / Qld South West' }
const plains = { slug: 'nsw-central', name: 'NSW Central' }
const central = { slug: 'qld-central', name: 'Qld Central' }

const named = (names: string): readonly string[] => names.split(', ')

/** Five zones of two regions; the first has a crowd with a top set, the last too few to say anything. */
export const neighbourhoods: readonly Neighbourhood[] = [
  {
    kind: 'mixed',
    large: 15,
    group: 'southern-mixed',
    region: slopes,
    farms: named(
      'Yarrabee Park, Kurrajong Hill, Glen Alder, Sandy Creek, Tarrawong, Box Gum Lodge, Ironbark Ridge, Woolshed Flat, Merrigal, Burrundulla Vale, Plover Plains, Myall Springs, Cockatoo Creek, Rosewood Park, Back Station, Stringybark, Lower Kyeamba, Hillview East, Quandong Park, Redbank South',
    ),
  },
  {
    kind: 'sheep',
    large: 4,
    group: 'southern-grazing',
    region: slopes,
    farms: named(
      'Granite Hills, Snow Gum, Mountain Creek, Bald Hill, Tumbleback, Long Gully, Fern Hollow, Cold Springs, Sugarloaf, Wombat Gap, Argyle Rocks',
    ),
  },
  {
    kind: 'mixed',
    group: 'southern-mixed',
    region: wimmera,
    farms: named('Buloke, Salt Lake Park, Wattlebrook, Pine Rise, Tea Tree Swamp'),
  },
  {
    kind: 'grain',
    large: 6,
    group: 'northern-dryland',
    region: inland,
    farms: named(
      'Coolibah Plains, Whalan, Myall Downs, Black Soil Park, Belah, Gidgee Hollow, Emu Crossing, Whitewood, Boobialla, Leopardwood, Kooroora, Bluegrass',
    ),
  },
  {
    kind: 'cotton',
    group: 'cotton-valley-group',
    region: inland,
    farms: named('Weir Reach, Carbeen Island'),
  },
  {
    kind: 'mixed',
    group: 'central-mixed',
    region: plains,
    farms: named('Wilga Park, Bimble Box, Kangaroo Camp, Bogan View'),
  },
  {
    kind: 'beef',
    large: 6,
    group: 'northern-grazing',
    region: central,
    farms: named('Bottle Tree, Comet Park, Lancewood, Red Range, Sandalwood Springs, Bauhinia'),
  },
]

/** Whoever runs a farm of the crowd; the last five run another one besides. */
export const crowdManagers: readonly string[] = named(
  'Alice Marsh, Ben Holloway, Cath Drummond, Dan Pickering, Ellen Voss, Frank Tully, Gwen Larkin, Harry Boyle, Irene Cobb, Jack Mallory, Kate Finlay, Len Osborne, Meg Rawson, Ned Stirling, Olive Penrose, Pat Quayle, Ruth Ansell, Sam Whitby, Tom Haddon, Una Birch, Vic Landon, Wendy Sharpe, Alan Crewe, Bess Norwood, Colin Hart, Dora Kemp, Ern Gadsby, Fay Milburn, Glen Ritter, Hazel Upton, Ivan Pryor, Joan Tranter, Keith Wells, Lorna Beck, Max Ferrier, Nell Corby, Owen Radley, Pam Sutter, Ross Varley, Sue Aldous, Ted Munro, Vera Dunning, Walt Eason, Anne Gower, Bill Tasker, Clare Judd, Doug Perrin, Edie Rowan, Fred Sayer, Gail Noble, Hugh Linton, Iris Kendall, Jim Oakes, Kit Barlow, Lou Meadows',
)
