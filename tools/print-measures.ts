// Prints docs/measures.md: what farms are compared by, as it is declared. `--check` only compares.

import { cropComparison } from '@furrow/catalogue/measures/crop-comparison'
import { farmComparison } from '@furrow/catalogue/measures/farm-comparison'
import type { Comparison, Measure } from '@furrow/catalogue/measures/measure'
import { stockComparison } from '@furrow/catalogue/measures/stock-comparison'
import { print } from './print.ts'

const ways = { up: 'more', down: 'less', neither: '' }

function measureRow({ label, unit, better, help, text }: Measure): string {
  return `| ${label} | ${unit} | ${ways[better]} | ${help} | \`${text}\` |`
}

function part(title: string, { measures, sums, lines }: Comparison): string {
  const sections = [...Map.groupBy(measures, ({ section }) => section)].map(
    ([section, own]) => `### ${section}

| measure | unit | better | what it says | formula |
| --- | --- | --- | --- | --- |
${own.map(measureRow).join('\n')}`,
  )
  const sumRows = sums.map(({ name, label, text }) => `| \`${name}\` | ${label} | \`${text}\` |`)
  const lineRows = lines.map(
    ({ name, section, label, unit }) => `| \`${name}\` | ${section} | ${label} | ${unit} |`,
  )
  return `## ${title}

${sections.join('\n\n')}

### Sums that they share

| name | what it is | formula |
| --- | --- | --- |
${sumRows.join('\n')}

### Lines

| name | section | what it is | unit |
| --- | --- | --- | --- |
${lineRows.join('\n')}`
}

await print(
  'docs/measures.md',
  `<!-- Printed from the code. Do not edit: run "npm run print". -->

# What farms are compared by

A line is an amount that adds up; a measure divides lines, or sums of them, by others. The same text gives a farm's figure and
that of the average farm of a group, whose lines are the group's means for each effective hectare
([decision 45](decisions/0045-editions.md)). In a sum what is not known is passed over, unless it stands before a \`!\`.
Money is counted in cents; a share is told as a percentage; a unit of produce is a tonne or a bale, by the crop; days count
from the first of the period.

${part('Whole farms', farmComparison)}

${part('Crop enterprises', cropComparison)}

${part('Stock enterprises', stockComparison)}
`,
)
