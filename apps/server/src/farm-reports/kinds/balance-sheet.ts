// What the farm owns and owes, how that changed, and how safe it stands.

import { moneyFigure } from '@furrow/farming/benchmarks/ladder/measure-figure'
import { findingsOfMeasures } from '../blocks/findings-block.ts'
import { headlineBlock } from '../blocks/headline-block.ts'
import { linesOf, linesTable } from '../blocks/lines-table.ts'
import { yearsBlocks } from '../blocks/years-block.ts'
import { measureSections } from '../measure-sections.ts'
import { sectionsOf } from '../report-kind.ts'
import type { ReportContent, ReportKind } from '../report-kind.ts'
import type { ReportSources } from '../report-sources.ts'
import { nothingOf } from '../why-not.ts'
import { summaryOfEnterprise } from '../summary-sentence.ts'

export const balanceSheet: ReportKind = {
  key: 'balance-sheet',
  name: 'Balance sheet',
  about: 'What the farm owns and owes, how that changed, and how safe it stands.',
  family: 'The farm by itself',
  needsMoney: true,
  scope: 'farm',
  howToRead: {
    text: 'Values are those at the end of each period. Equity is what would be left if all that is owned were sold and all debts paid. The last column is the change from the period before.',
    example:
      'Where equity rose by as much as land did, land became dearer; the business itself neither gained nor lost.',
  },
  whyNot: async sources =>
    linesOf('Assets').some(({ name }) => (sources.lines[name] ?? 0) !== 0)
      ? null
      : nothingOf(sources, 'No balance sheet has been entered for', 'assets'),
  content: balanceSheetContent,
}

const large = ['equity_pct', 'debt_to_income', 'interest_cover', 'term_debt_cover', 'current_ratio']
const finance = ['Finance']

async function balanceSheetContent(sources: ReportSources): Promise<ReportContent> {
  const [farm, years, trend] = await Promise.all([
    sources.compared('farm'),
    sources.years(),
    sources.trend('farm', ['equity_pct', 'debt_to_income', 'finance_ratio']),
  ])
  const names = farm.measures.flatMap(({ declared }) =>
    finance.includes(declared.section) ? [declared.name] : [],
  )
  return {
    compared: farm.answer,
    says:
      equitySaid(years) ??
      summaryOfEnterprise(farm, { name: 'Equity', first: ['equity_pct', 'debt_to_income'] }),
    missing: [],
    sections: [
      ...sectionsOf([
        ['At a glance', headlineBlock(farm, large)],
        [
          'Owned and owed',
          linesTable(
            years,
            [
              ...linesOf('Assets'),
              { name: 'owned_total_val', isTotal: true },
              { name: 'debtors_val' },
              ...linesOf('Debts'),
              { name: 'total_liab', isTotal: true },
              { name: 'equity_val', isTotal: true },
            ],
            {
              title: 'What the farm owns, what it owes, and what is left',
              note: 'Dollars at the end of each period.',
            },
          ),
        ],
        ['What stands out', findingsOfMeasures(farm, names)],
      ]),
      ...measureSections(farm, finance),
      ...sectionsOf([['Over the years', yearsBlocks({ trend, produce: 't' })]]),
    ],
  }
}

type Years = Awaited<ReturnType<ReportSources['years']>>

/** `Equity was $25,543,940 at the end of 2024–25, $1,765,978 more than a year before. Debts fell by $204,100.` */
function equitySaid(years: Years): string | null {
  const [before, last] = [years.at(-2), years.at(-1)]
  const equity = last?.lines['equity_val'] ?? null
  if (!last || equity === null) return null
  const told = `Equity was ${moneyFigure(equity).text} at the end of ${last.label}`
  const changed = equity - (before?.lines['equity_val'] ?? equity)
  const debts = (last.lines['total_liab'] ?? 0) - (before?.lines['total_liab'] ?? 0)
  if (!before || changed === 0) return `${told}.`
  const way = changed > 0 ? 'more' : 'less'
  const owed = `Debts ${debts > 0 ? 'rose' : 'fell'} by ${moneyFigure(Math.abs(debts)).text}.`
  return `${told}, ${moneyFigure(Math.abs(changed)).text} ${way} than at the end of ${before.label}.${debts === 0 ? '' : ` ${owed}`}`
}
