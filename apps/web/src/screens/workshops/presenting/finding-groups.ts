// The findings of a presentation by what they are about, in the order in which they are shown, as far as a search
// finds them.

import type { ShownFinding } from '@furrow/wire/office/workshop-screen-answer'
import { foldedText } from '../../../ui/folded-text.ts'

export interface FindingGroup {
  /** `Whole farm`, `Wheat, dryland`. */
  readonly about: string
  readonly findings: readonly PlacedFinding[]
}

interface PlacedFinding {
  /** From 0, as it is shown. */
  readonly place: number
  readonly label: string
  readonly sentence: string
}

/** Every word of the search stands somewhere; a number alone is that of a finding. */
export function findingGroups(
  findings: readonly ShownFinding[],
  search = '',
): readonly FindingGroup[] {
  const words = foldedText(search).split(' ').filter(Boolean)
  const isFound = (finding: ShownFinding, place: number) => {
    const { about, section, label, sentence } = finding
    if (words.length === 1 && words[0] === String(place + 1)) return true
    const text = foldedText(`${about} ${section} ${label} ${sentence}`)
    return words.every(word => text.includes(word))
  }
  const groups = new Map<string, PlacedFinding[]>()
  for (const [place, finding] of findings.entries()) {
    if (!isFound(finding, place)) continue
    const { about, label, sentence } = finding
    groups.set(about, [...(groups.get(about) ?? []), { place, label, sentence }])
  }
  return [...groups].map(([about, found]) => ({ about, findings: found }))
}

/** As they stand in the list, one below the other. */
export function placesListed(groups: readonly FindingGroup[]): readonly number[] {
  return groups.flatMap(({ findings }) => findings.map(({ place }) => place))
}

/** The one above or below in the list; from the last to the first again. */
export function placeBeside(places: readonly number[], from: number, step: 1 | -1): number {
  const at = places.indexOf(from)
  const next = at === -1 ? 0 : (at + step + places.length) % places.length
  return places[next] ?? from
}
