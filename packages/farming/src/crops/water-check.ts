// Whether no more water was used than there was (C66).

import { apart, excess, nothingToJudge } from '../numbers/judged.ts'
import type { Judged } from '../numbers/judged.ts'
import { quantityText } from '../numbers/quantity-text.ts'

export interface WaterYear {
  /** Of all irrigations together, in megalitres. */
  readonly applied: number
  /** As the financial record says. */
  readonly available: number | null
  readonly used: number | null
}

export function judgedWater({ applied, available, used }: WaterYear): Judged {
  const most = Math.max(applied, used ?? 0)
  if (most === 0 && available === null) return nothingToJudge('No water is recorded.')
  if (available === null || available === 0) {
    const says = `${ml(most)} were used; the water available is not entered.`
    return most === 0 ? nothingToJudge('No water was available or used.') : { state: 'look', says }
  }
  const says = `${ml(most)} of ${ml(available)} were used (${quantityText(Math.round((most / available) * 100))}%).`
  if (most > available) return { state: 'wrong', says }
  if (used !== null && applied > 0 && Math.abs(excess(used, applied)) > tolerance) {
    const record = `The financial record says ${ml(used)}, the irrigations ${ml(applied)}`
    return { state: 'look', says: `${says} ${record}: ${apart(used, applied)}.` }
  }
  return { state: 'good', says }
}

const tolerance = 0.05

const ml = (megalitres: number): string => quantityText(megalitres, 'ML')
