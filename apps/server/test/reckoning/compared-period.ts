// What every place shows of a farm in a period, against what follows from its rows.

import { comparedMoney } from './compared-money.ts'
import type { MoneyTold } from './compared-money.ts'
import { compared } from './differences.ts'
import type { Comparison, Told } from './differences.ts'
import type { ToldCollection, ToldCrops, ToldRecord } from './places.ts'
import { plainBalances } from './plain-balance.ts'
import { plainCompleteness, plainHandOver } from './plain-completeness.ts'
import type { AskedPeriod } from './plain-question.ts'
import { plainCosts } from './plain-costs.ts'
import { plainCropMoney } from './plain-crop-money.ts'
import { plainCrop } from './plain-crop.ts'
import type { PlainCrop } from './plain-crop.ts'
import { total } from './plain-figures.ts'
import { plainOffer } from './plain-offers.ts'
import { plainRecord } from './plain-record.ts'
import type { AskedRecord } from './plain-record.ts'
import { plainSold, soldOfKind } from './plain-sold.ts'
import { plainTotals } from './plain-totals.ts'
import type { CropType, RawFarm } from './raw-farm.ts'
import type { RawAnswers } from './raw-answers.ts'
import type { RawRatings, RawRecord } from './raw-record.ts'
import type { ToldByWizard } from './wizard-place.ts'

export interface Walked {
  readonly types: ReadonlyMap<number, CropType>
  readonly ratings: RawRatings
  readonly today: string
  readonly raw: RawRecord
  readonly answers: RawAnswers
  readonly told: ToldCrops
  readonly sheet: ReadonlyMap<number, Told>
  readonly wizard: ToldByWizard
  readonly history: ReadonlyMap<number, Told>
  readonly balances: ReadonlyMap<string, Told>
  readonly collection: ToldCollection
  readonly record: ToldRecord
  readonly money: MoneyTold
}

export function comparedPeriod(
  farm: RawFarm,
  period: number,
  walked: Walked,
): readonly Comparison[] {
  const { told, types, today, wizard, history, balances, collection } = walked
  const name = `farm ${farm.id} ${farm.periods.get(period)?.name}`
  const crops = farm.crops
    .filter(one => one.period_id === period)
    .map(crop => plainCrop(crop, { farm, types, today }))
  const kinds = Map.groupBy(
    crops.filter(({ crop }) => crop !== undefined),
    ({ crop }) => crop?.id ?? 0,
  )
  const balancesReckoned = plainBalances(farm, period, types)
  const sold = plainSold(farm, { period, types, balances: balancesReckoned, crops })
  const { borne, kept, incomes, soldOf, margins, marginOf } = plainCropMoney(farm, {
    period,
    types,
    crops,
    sold,
    record: walked.record.figures,
    raw: walked.raw,
  })
  const isMissing = told.crops.size !== crops.length || told.kinds.size !== kinds.size
  return [
    compared(name, { crops: crops.length }, { crops: isMissing ? -1 : crops.length }),
    ...crops.flatMap(crop =>
      comparedCrop(
        name,
        { ...figuresOf(crop), ...soldOf.get(crop.id), ...margins.get(crop.id) },
        { crop, walked },
      ),
    ),
    ...crops.map(crop =>
      compared(
        `${name} history ${crop.paddock}, ${crop.crop?.name} (${crop.id})`,
        historyOf(crop),
        history.get(crop.id) ?? {},
      ),
    ),
    ...comparedSold(name, sold, walked),
    ...[...balancesReckoned].map(([key, balance]) =>
      compared(
        `${name} balance ${types.get(Number(key.split(' ')[0]))?.name} ${key}`,
        prefixed('balance', { ...balance }),
        prefixed('balance', balances.get(key) ?? { produced: null, sold: null, unsold: null }),
      ),
    ),
    comparedRecord(name, { ...walked, farm, crops, period, borne, kept }),
    ...comparedMoney(name, { ...walked, farm, crops, incomes, period }),
    comparedCounts(name, crops, collection.counts),
    comparedAnswers(name, { ...walked, farm, crops, period }),
    ...[...kinds].flatMap(([id, own]) =>
      comparedKind(
        `${types.get(id)?.name} of ${name}`,
        {
          ...plainTotals(own),
          ...soldOfKind(own, soldOf),
          ...marginOf(own),
        },
        [told, wizard].map(place => place.kinds.get(id)),
      ),
    ),
    ...comparedOffers(farm, period, { crops, wizard, name }),
    ...incomes.map(({ crop_type, ...income }) =>
      compared(
        `${name} money of ${types.get(crop_type)?.name}`,
        income,
        told.incomes.get(crop_type) ?? {},
      ),
    ),
    compared(
      name,
      { ground: told.ground.arable },
      { ground: sum(Object.values(told.ground.parts)) },
    ),
  ]
}

/** In the summary and in the sheet. */
function comparedCrop(
  name: string,
  figures: Told,
  { crop: { id, crop, paddock }, walked: { told, sheet } }: { crop: PlainCrop; walked: Walked },
): readonly Comparison[] {
  const what = `${paddock}, ${crop?.name} (${id})`
  return [
    compared(`${name} ${what}`, figures, told.crops.get(id) ?? {}),
    compared(
      `${name} sheet ${what}`,
      prefixed('sheet', figures),
      prefixed('sheet', sheet.get(id) ?? {}),
    ),
  ]
}

function comparedSold(
  name: string,
  sold: ReturnType<typeof plainSold>,
  { told, types }: Pick<Walked, 'told' | 'types'>,
): readonly Comparison[] {
  return [...sold].map(([key, position]) =>
    compared(
      `${name} sold of ${types.get(Number(key.split(' ')[0]))?.name} ${key}`,
      prefixed('position', position),
      prefixed('position', told.positions.get(key) ?? noPosition),
    ),
  )
}

/** In the summary, and in the wizard. */
function comparedKind(
  name: string,
  totals: Told,
  [summary, wizard]: readonly (Told | undefined)[],
): readonly Comparison[] {
  return [
    compared(name, prefixed('all', totals), prefixed('all', summary ?? {})),
    compared(name, prefixed('wizard', totals), prefixed('wizard', wizard ?? {})),
    compared(
      name,
      { places: 2 },
      { places: Number(summary !== undefined) + Number(wizard !== undefined) },
    ),
  ]
}

interface Offered extends Pick<Walked, 'wizard'> {
  readonly crops: readonly PlainCrop[]
  readonly name: string
}

/** How much room the wizard offers on each paddock. */
function comparedOffers(farm: RawFarm, period: number, { crops, wizard, name }: Offered) {
  const paddocks = [...farm.paddocks.values()].filter(({ period_id }) => period_id === period)
  return paddocks.map(paddock => {
    const own = crops.filter(({ land }) => land.paddock === paddock.id)
    const told = wizard.offers.get(paddock.id) ?? { left: null, standing: -1 }
    return compared(
      `${name} offer of ${paddock.name}`,
      prefixed('offered', plainOffer(paddock.area, own)),
      prefixed('offered', told),
    )
  })
}

/** Places stand apart where differences are told. */
function prefixed(place: string, figures: Told): Told {
  return Object.fromEntries(Object.entries(figures).map(([name, one]) => [`${place} ${name}`, one]))
}

function historyOf({ crop, yield: main, hay_yield, grazing_gain }: PlainCrop): Told {
  const { harvest = '' } = crop ?? {}
  return {
    [`${harvest} of the history`]: main,
    'hay of the history': hay_yield,
    'grazing of the history': grazing_gain,
  }
}

function comparedRecord(
  name: string,
  asked: Walked & AskedPeriod & Pick<AskedRecord, 'borne' | 'kept'>,
): Comparison {
  const { period, record, raw } = asked
  const accruals = raw.accruals.filter(one => one.period_id === period)
  const reckoned = {
    ...plainRecord(period, asked),
    ...plainCosts(accruals, record.figures),
    ...plainHandOver(asked),
  }
  return compared(
    `${name} record`,
    prefixed('record', recordOf(reckoned, record)),
    prefixed('record', record.figures),
  )
}

/** How complete the collection is, section by section and as a whole. */
function comparedAnswers(name: string, asked: Walked & AskedPeriod): Comparison {
  const { score: told, sections: toldOf } = asked.collection
  const { score, sections } = plainCompleteness(asked)
  const none = Object.fromEntries(Object.keys(toldOf).map(one => [one, 0]))
  return compared(
    `${name} completeness`,
    { ...none, ...sections, score },
    { ...toldOf, score: told },
  )
}

/** Where rows say nothing, what someone typed or the period before closed with stands (T13). */
function recordOf(reckoned: Told, { said }: ToldRecord): Told {
  const kept = Object.entries(reckoned).filter(
    ([name, figure]) => figure !== null || !said.has(name),
  )
  return Object.fromEntries(kept)
}

/** As the home of a collection shows them: to hundredths, and 0 where there is none. */
function comparedCounts(name: string, crops: readonly PlainCrop[], counts: Told): Comparison {
  const reckoned = countsOf(crops)
  const none = Object.fromEntries(Object.keys(reckoned).map(one => [one, 0]))
  return compared(`${name} counts`, reckoned, { ...none, ...counts })
}

function countsOf(crops: readonly PlainCrop[]): Told {
  const bales = crops.filter(({ crop }) => crop?.harvest === 'lint').map(({ produced }) => produced)
  const grown = crops.filter(({ crop, sown }) => crop && (crop.harvest !== 'none' || sown !== null))
  const areas = [...Map.groupBy(grown, ({ crop }) => crop?.id)].map(([id, own]) => [
    `sown_${id}`,
    total(own.map(({ area }) => area)) ?? 0,
  ])
  return {
    ...(Object.fromEntries(areas) as Told),
    bales: total(bales) ?? 0,
    water: total(crops.map(({ megalitres }) => megalitres)) ?? 0,
  }
}

function figuresOf(crop: PlainCrop): Told {
  const {
    id: _,
    crop: _type,
    paddock: _name,
    sown: _sown,
    ended: _ended,
    land: _land,
    ...figures
  } = crop
  return Object.fromEntries(
    Object.entries(figures).map(([name, figure]) => [
      name,
      typeof figure === 'boolean' ? Number(figure) : figure,
    ]),
  )
}

const noPosition: Told = { produced: null, sold: null, unsold: null, left: null }

const sum = (figures: readonly number[]): number => figures.reduce((all, one) => all + one, 0)
