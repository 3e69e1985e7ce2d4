// The land of a farm: from the paddocks of the period before to those of this one, from titles to paddocks, what
// became of the ground that is kept for crops, and of what was sown of each crop.

import { judgedPaddockArea, judgedUse } from '../crops/area-check.ts'
import type { GroundUsed } from '../crops/area-check.ts'
import { isBeyond } from '../crops/crop-area.ts'
import type { CropLine } from '../crops/crop-line.ts'
import { groundParts, groundUse } from '../crops/ground-use.ts'
import type { GroundPart } from '../crops/ground-use.ts'
import { groundUsed } from '../crops/grown-ground.ts'
import { periodText } from '../dates/period-text.ts'
import { differenceOf } from '../finance/moved-by.ts'
import { landBy } from '../land/land-totals.ts'
import type { EarlierPaddock, LaterPaddock } from '../land/paddock-lineage.ts'
import { lineagesOf } from '../land/paddock-lineage.ts'
import type { Lineage } from '../land/paddock-lineage.ts'
import { sumIfAllKnown, sumOf, withoutNoise } from '../numbers/ratio.ts'
import type { Known } from '../numbers/ratio.ts'
import { addsUp, comes, goes, leftOf, openingOf, sizeText } from './statement.ts'
import type { Statement, StatementLine } from './statement.ts'

export interface PaddockOfBoard extends LaterPaddock {
  /** What its land is used for; nothing where nobody said. */
  readonly use: string | null
  readonly isForCrops: boolean
}

export interface AreaRead {
  readonly paddocks: readonly PaddockOfBoard[]
  /** Of the period before; nothing where there is none. */
  readonly before: {
    readonly period: string
    readonly paddocks: readonly EarlierPaddock[]
  } | null
  /** Hectares of all titles that are not let to others. */
  readonly titles: Known
  readonly crops: readonly CropLine[]
}

export function areaStatements(read: AreaRead): readonly Statement[] {
  if (read.paddocks.length === 0) return []
  return [...sinceBefore(read), ...onTitles(read), ...croppingLand(read), ...cropsSown(read.crops)]
}

const ha = (hectares: number): string => sizeText(hectares, 'ha')
const unit = 'ha' as const

function sinceBefore({ paddocks, before }: AreaRead): readonly Statement[] {
  if (!before || before.paddocks.length === 0) return []
  const all = lineagesOf(before.paddocks, paddocks)
  const linked = all.filter(({ kind }) => kind !== 'new' && kind !== 'gone')
  const sum = (kind: 'new' | 'gone', of: 'areaBefore' | 'areaNow') =>
    sumIfAllKnown(all.flatMap(one => (one.kind === kind ? [one[of]] : []))) ?? 0
  const areaOf = (land: readonly EarlierPaddock[]) => sumIfAllKnown(land.map(({ area }) => area))
  const lines = [
    comes(`Paddocks of ${periodText(before.period)}`, areaOf(before.paddocks)),
    comes('New', sum('new', 'areaNow')),
    goes('No longer there', sum('gone', 'areaBefore')),
  ]
  const [left, closing] = [leftOf(lines), areaOf(paddocks)]
  const difference = differenceOf(closing, left)
  return [
    {
      key: 'since before',
      title: 'Paddocks',
      unit,
      lines,
      opening: { label: periodText(before.period), amount: areaOf(before.paddocks) },
      left: { label: 'Should be', amount: left },
      closing: { label: 'Now', amount: closing },
      difference,
      ...judgedSince(linked, { difference, period: periodText(before.period) }),
      behind: { place: 'paddocks', id: null },
    },
  ]
}

function judgedSince(
  linked: readonly Lineage[],
  { difference, period }: { readonly difference: Known; readonly period: string },
): Pick<Statement, 'state' | 'says'> {
  if (difference === null) return { state: 'none', says: 'A paddock has no area yet' }
  const remeasured = linked.filter(({ isSameGround }) => isSameGround === false).length
  const more = difference > 0 ? 'more' : 'less'
  if (difference === 0) return { state: remeasured > 0 ? 'look' : 'good', says: addsUp }
  const says = `${ha(difference)} ${more} than the same paddocks had in ${period}`
  return { state: remeasured > 0 ? 'look' : 'good', says }
}

function onTitles({ paddocks, titles }: AreaRead): readonly Statement[] {
  const uses = landBy(paddocks, ({ use }) => use)
  const lines = [
    comes('On titles', titles),
    ...uses.map(({ key, hectares }) => goes(key ?? 'No land use', hectares)),
  ]
  const left = leftOf(lines)
  const inPaddocks = sumOf(uses.map(({ hectares }) => hectares)) ?? 0
  const { state } = judgedPaddockArea(inPaddocks, titles ?? 0)
  return [
    {
      key: 'titles',
      title: 'Land by use',
      unit,
      lines,
      opening: openingOf(lines),
      left: { label: 'In no paddock', amount: left },
      closing: null,
      difference: left === null ? null : withoutNoise(-left),
      state,
      says: titleWords(left, state),
      behind: { place: 'properties', id: null },
    },
  ]
}

/** Lanes and timber are on a title and in no paddock. */
function titleWords(left: Known, state: Statement['state']): string {
  if (left === null) return 'No title area recorded'
  if (state === 'none') return 'No paddock has an area yet'
  if (left === 0) return addsUp
  if (left < 0) return `${ha(left)} more in paddocks than on titles`
  return state === 'good' ? `${ha(left)} of lanes and timber` : `${ha(left)} in no paddock`
}

const partLabels: Readonly<Record<GroundPart, string>> = {
  sown: 'Sown for harvest',
  hay: 'Cut for hay',
  grazed: 'Grazed',
  manured: 'Green or brown manure',
  failed: 'Failed',
  fallow: 'Fallow',
  unused: 'Nothing recorded',
}

function croppingLand({ paddocks, crops }: AreaRead): readonly Statement[] {
  const arable = paddocks.filter(({ isForCrops }) => isForCrops)
  const whole = sumOf(arable.map(({ area }) => area))
  if (whole === null) return []
  const parts = groundUse(arable, crops)
  const lines = [
    comes('Cropping land', whole),
    ...groundParts.flatMap(part =>
      part === 'unused' || parts[part] === 0 ? [] : [goes(partLabels[part], parts[part])],
    ),
  ]
  const used = groundUsed(arable, crops)
  const { state } = judgedUse(used)
  return [
    {
      key: 'cropping land',
      title: 'Cropping land',
      unit,
      lines,
      opening: openingOf(lines),
      left: { label: 'Nothing recorded', amount: withoutNoise(parts.unused) },
      closing: null,
      difference: withoutNoise(-parts.unused),
      state,
      says: useWords(parts.unused, used, state),
      behind: { place: 'crops', id: null },
    },
  ]
}

function useWords(unused: number, used: readonly GroundUsed[], state: Statement['state']): string {
  if (state === 'wrong') {
    const beyond = used.filter(one => one.used !== null && isBeyond(one.used, one.area)).length
    return beyond === 1
      ? 'A crop is larger than its paddock'
      : `Crops are larger than their paddocks on ${beyond} paddocks`
  }
  return unused === 0 ? addsUp : `${ha(unused)} without crop or fallow`
}

function cropsSown(crops: readonly CropLine[]): readonly Statement[] {
  const grown = crops.filter(
    ({ crop, sown, area }) =>
      crop !== null && area !== null && (crop.harvest !== 'none' || sown !== null),
  )
  return [...Map.groupBy(grown, ({ crop }) => crop?.id ?? 0)]
    .map(([id, own]) => cropSown(id, own))
    .toSorted((one, other) => (one.title < other.title ? -1 : 1))
}

function cropSown(id: number, own: readonly CropLine[]): Statement {
  const ground = own.map(groundTold)
  const sumOfPart = (part: keyof GroundTold) =>
    withoutNoise(sumOf(ground.map(one => one[part])) ?? 0)
  const open = sumOfPart('open')
  const beyond = sumOfPart('beyond')
  const lines: readonly StatementLine[] = [
    comes('Sown', sumOfPart('area')),
    ...(['harvested', 'hay', 'grazed', 'manured', 'failed', 'standing'] as const).flatMap(part => {
      const amount = sumOfPart(part)
      return amount === 0 ? [] : [goes(becameOf[part], amount)]
    }),
  ]
  const difference = withoutNoise(beyond - open)
  return {
    key: `crop ${id}`,
    title: own[0]?.crop?.name ?? '',
    unit,
    lines,
    opening: openingOf(lines),
    left: { label: 'Still open', amount: withoutNoise(-difference) },
    closing: null,
    difference,
    ...judgedSown(open, beyond),
    behind: { place: 'crops', id },
  }
}

function judgedSown(open: number, beyond: number): Pick<Statement, 'state' | 'says'> {
  if (beyond > 0) return { state: 'wrong', says: `${ha(beyond)} more harvested than sown` }
  if (open > 0) return { state: 'look', says: `${ha(open)} not yet harvested or written off` }
  return { state: 'good', says: addsUp }
}

interface GroundTold {
  readonly area: number
  readonly harvested: number
  readonly hay: number
  readonly grazed: number
  readonly manured: number
  readonly failed: number
  readonly standing: number
  readonly open: number
  readonly beyond: number
}

const becameOf = {
  harvested: 'Harvested',
  hay: 'Cut for hay',
  grazed: 'Grazed',
  manured: 'Green or brown manure',
  failed: 'Failed',
  standing: 'Stands on',
} as const

/** What stands for years stands on where nothing came off it; what was sown must end (E-CROP-8). */
function groundTold(line: CropLine): GroundTold {
  const { ground, area, area_harvested: off } = line
  const { sown = 0, hay = 0, grazed = 0, manured = 0, failed = 0, fallow = 0 } = ground
  const standing = goesOn(line) && off === null ? sown : 0
  const open = goesOn(line) ? 0 : Math.min(openArea(line), sown + grazed)
  const beyond = beyondSown(line)
  return {
    area: (area ?? 0) - fallow,
    harvested: sown - standing - Math.min(open, sown) + beyond,
    hay,
    grazed: grazed - Math.max(0, open - sown),
    manured,
    failed,
    standing,
    open,
    beyond,
  }
}

const goesOn = ({ crop }: CropLine): boolean => crop?.perennial === true || crop?.harvest === 'cane'

function openArea({ area_left, is_growing, area }: CropLine): number {
  return area_left || (is_growing ? (area ?? 0) : 0)
}

/** Of what stands for years, the same ground gives again and again. */
function beyondSown(line: CropLine): number {
  const { area_sown: sown, area_harvested: off } = line
  if (goesOn(line) || sown === null || off === null || !isBeyond(off, sown)) return 0
  return withoutNoise(off - sown)
}
