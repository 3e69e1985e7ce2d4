// The measures of a comparison, section by section, as spreads.

import { comparisonOf } from '@furrow/catalogue/measures/comparison-of'
import type { ComparedScope } from './compared-scope.ts'
import { spreadBlock } from './blocks/spread-block.ts'
import { sectionsOf } from './report-kind.ts'
import type { ReportSection } from './report-kind.ts'

/** All sections unless said; a twin for each 100 mm of rain stands below its own measure. */
export function measureSections(
  compared: ComparedScope,
  wanted?: readonly string[],
): readonly ReportSection[] {
  const { measures } = comparisonOf(compared.answer.scope)
  const sections = Map.groupBy(measures, ({ section }) => section)
  return sectionsOf(
    [...sections].flatMap(([section, of]) =>
      wanted && !wanted.includes(section)
        ? []
        : [
            [
              section,
              spreadBlock(
                compared,
                of.map(({ name }) => name),
              ),
            ] as const,
          ],
    ),
  )
}
