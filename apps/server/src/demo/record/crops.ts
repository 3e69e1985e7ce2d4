// The crop figures of the record: areas, yields and costs, dryland and irrigated apart.

import type { Costs } from './costs.ts'
import { cropCostFigures } from './crop-costs.ts'
import type { DraftedYear } from './draft.ts'
import type { Grown } from './grown.ts'
import type { Season } from './season.ts'
import type { Company, SegmentResult } from './segments.ts'
import { ratio, rounded, sumOf } from './year.ts'
import type { Figures } from './year.ts'
import { grainUse, nutrientFigures, waterFor, yieldFigures, yieldOf } from './yields.ts'

interface Around {
  readonly costs: Costs
  readonly company: Company
  readonly season: Season
}

export function cropFigures(year: DraftedYear, { costs, company, season }: Around): Figures {
  const all = Object.values(year.grown)
  return {
    ...summaryFigures('dl', year, { season, result: company.results.dry }),
    ...summaryFigures('ir', year, { season, result: company.results.irr }),
    ...(all.length && { ...yieldFigures(all, season), ...nutrientFigures(all) }),
    ...cropCostFigures(year, costs, company),
  }
}

interface Summed {
  readonly season: Season
  readonly result: SegmentResult | undefined
}

function summaryFigures(
  prefix: 'dl' | 'ir',
  year: DraftedYear,
  { season, result }: Summed,
): Figures {
  const segment = prefix === 'dl' ? 'dry' : 'irr'
  const grown = year.grown[segment]
  if (!grown || !result) return {}
  const paddocks = paddocksOf(year, grown, prefix)
  const figures = {
    ...areaFigures(
      grown,
      sumOf(paddocks, ({ area }) => area),
    ),
    paddocks_no: paddocks.length,
    avg_paddock_ha: ratio(
      sumOf(paddocks, ({ area }) => area),
      paddocks.length,
    ),
    crop_direct_cost: result.direct,
    crop_gm_per_mm: marginPerMillimetre(grown, season, result),
    avg_wue: grainUse(grown, season),
    fallow_rain_mm: season.fallow,
  }
  const named = Object.entries(figures).map(([name, figure]) => [
    `${prefix}_${name}`,
    figure ?? null,
  ])
  return Object.fromEntries(named)
}

/** All land for such crops; where there is none, the cane land that carried them for once. */
function paddocksOf({ year }: DraftedYear, grown: Grown, prefix: 'dl' | 'ir') {
  const use = prefix === 'dl' ? 'dryland-cropping' : 'irrigated-cropping'
  const own = year.paddocks.filter(paddock => paddock.use === use)
  return own.length ? own : grown.paddocks
}

function areaFigures(grown: Grown, own: number) {
  const [main] = grown.kinds
  return {
    area_cropped_ha: rounded(grown.sown, 2),
    area_harvested_ha: rounded(grown.harvested, 2),
    area_fallow_ha: rounded(Math.max(0, own - grown.sown + grown.doubled), 2),
    area_failed_ha: rounded(grown.failed, 2),
    area_hay_ha: rounded(grown.hay, 2),
    area_double_crop_ha: rounded(grown.doubled, 2),
    crop_types_no: grown.kinds.length,
    main_crop_ha: main && rounded(main.sown, 2),
    main_crop_yield: main && yieldOf(main),
  }
}

function marginPerMillimetre(
  grown: Grown,
  season: Season,
  { income, direct }: SegmentResult,
): number | undefined {
  const water = waterFor(grown.kinds, season)
  return water && Math.round((income - direct) / grown.sown / water)
}
