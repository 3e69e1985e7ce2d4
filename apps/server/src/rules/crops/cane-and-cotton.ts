// Sugar as a part of cane (E-CROP-4, W-CROP-11), and lint and seed as parts of what was ginned
// (W-CROP-10).

import {
  lintFraction,
  seedOfBale,
  usualLintFraction,
  usualSeedOfBale,
} from '@furrow/farming/crops/lint'
import { quantityText } from '@furrow/farming/numbers/quantity-text'
import { ccsOf, mostSugarInCane, usualCcs } from '@furrow/farming/crops/sugar'
import { isUsual } from '@furrow/farming/dates/usual-span'
import type { EventCheck } from './event-check.ts'
import type { CodedFinding } from '../saving/findings.ts'
import { numberIn, touches } from '../saving/read-row.ts'
import type { Row } from '../saving/save-rule.ts'

const sugar: EventCheck = {
  of: ['cane_collection_events'],
  about: ['ccs_tonnes', 'biomass_tonnes'],
  errors({ row }) {
    const { sugarTonnes, caneTonnes } = caneIn(row.after)
    if (sugarTonnes === undefined || caneTonnes === undefined) return []
    if (sugarTonnes <= caneTonnes * mostSugarInCane) return []
    const [part, whole] = [quantityText(sugarTonnes, 't'), quantityText(caneTonnes, 't')]
    const most = `more than 20% of ${whole} of cane`
    const message = `${part} of sugar is ${most}. Check the CCS: it is usually 9 to 17.`
    return [{ field: 'ccs_tonnes', message }]
  },
  warnings({ row }) {
    const { sugarTonnes, caneTonnes } = caneIn(row.after)
    const ccs = ccsOf(sugarTonnes ?? null, caneTonnes ?? null)
    if (ccs === null || isUsual(ccs, usualCcs)) return []
    const message = `CCS comes to ${quantityText(ccs)}; it is usually 9 to 17.`
    return [{ field: 'ccs_tonnes', code: 'W-CROP-11', message }]
  },
}

const burning: EventCheck = {
  of: ['cane_collection_events'],
  about: ['burn_status_id'],
  warnings({ row }) {
    if (!touches(row, ['burn_status_id']) || numberIn(row.after, 'burn_status_id')) return []
    const message = 'Say whether the cane was cut green or burnt.'
    return [{ field: 'burn_status_id', code: 'W-CROP-11', message }]
  },
}

const ginning: EventCheck = {
  of: ['lint_collection_events'],
  about: ['lint_bales', 'seed_tonnes'],
  warnings({ row }) {
    const bales = numberIn(row.after, 'lint_bales')
    const seed = numberIn(row.after, 'seed_tonnes')
    return bales === undefined || seed === undefined ? [] : ginned(bales, seed)
  },
}

export const caneAndCotton: readonly EventCheck[] = [sugar, burning, ginning]

function ginned(bales: number, seed: number): readonly CodedFinding[] {
  const [lint, perBale] = [lintFraction(bales, seed), seedOfBale(seed, bales)]
  const [field, code] = ['seed_tonnes', 'W-CROP-10']
  const found: CodedFinding[] = []
  if (lint !== null && !isUsual(lint, usualLintFraction)) {
    const share = `${quantityText(lint * 100)}% of lint and seed`
    const message = `Lint comes to ${share}; it is usually 38 to 50%.`
    found.push({ field, code, message })
  }
  if (perBale !== null && !isUsual(perBale, usualSeedOfBale)) {
    const message = `Seed comes to ${quantityText(perBale, 'kg')} a bale; it is usually 200 to 380 kg.`
    found.push({ field, code, message })
  }
  return found
}

function caneIn(row: Row) {
  const sugarTonnes = numberIn(row, 'ccs_tonnes')
  return { sugarTonnes, caneTonnes: numberIn(row, 'biomass_tonnes') }
}
