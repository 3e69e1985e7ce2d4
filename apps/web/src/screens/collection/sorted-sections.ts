// The sections of a collection in the order in which they are worked on.

import type { Points, Section } from './use-collection.ts'

interface SortedSections {
  /** Something is missing, to fix or to check: what keeps the period from being submitted first. */
  readonly open: readonly Section[]
  readonly complete: readonly Section[]
  /** Nothing in it applies to the farm. */
  readonly withoutQuestions: readonly Section[]
}

export function sortedSections(sections: readonly Section[], points: Points): SortedSections {
  const blockersOf = ({ name }: Section) =>
    points.blockers.filter(({ section }) => section === name).length
  const warningsOf = ({ name }: Section) =>
    points.warnings.filter(({ section, confirmed }) => section === name && !confirmed).length
  const hasPoints = (section: Section) => blockersOf(section) + warningsOf(section) > 0
  const isOpen = (section: Section) =>
    hasPoints(section) || (section.score !== null && section.score < 1)
  const others = sections.filter(section => !isOpen(section))
  return {
    open: sections
      .filter(isOpen)
      .toSorted(
        (one, other) =>
          blockersOf(other) - blockersOf(one) || (one.score ?? 1) - (other.score ?? 1),
      ),
    complete: others.filter(({ score }) => score !== null),
    withoutQuestions: others.filter(({ score }) => score === null),
  }
}
