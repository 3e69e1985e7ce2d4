// What was decided about a figure, in words.

import type { FigureToDecide, FigureVerdict } from './decision-dialog.tsx'

export const verdictsInWords: Readonly<Record<FigureVerdict, string>> = {
  Keep: 'kept',
  Correct: 'left out until it is corrected',
  Exclude: 'excluded',
}

/** `Left out until it is corrected: in cents`. */
export function verdictWords({
  decision,
  reason,
}: NonNullable<FigureToDecide['decision']>): string {
  const words = verdictsInWords[decision]
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}${reason ? `: ${reason}` : ''}`
}
