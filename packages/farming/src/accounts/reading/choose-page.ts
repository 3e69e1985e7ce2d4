// Which page of a file is the statement. Hidden pages are read only where no other one is.

import { looselyPartOf, partOfHeading, resultOf } from './heading-parts.ts'
import { layOut, shownText } from './page-layout.ts'
import type { PageLayout } from './page-layout.ts'
import { readTitles } from './page-titles.ts'
import type { PageTitles } from './page-titles.ts'
import { foreignAmount, notAStatement, nothingToRead } from './refused-pages.ts'
import type {
  StatementAnswers,
  StatementPage,
  StatementQuestion,
  StatementRefused,
} from './statement-read.ts'

export interface ChosenPage {
  readonly layout: PageLayout
  readonly titles: PageTitles
  readonly isHidden: boolean
}

export function choosePage(
  pages: readonly StatementPage[],
  answers: StatementAnswers,
): ChosenPage | StatementQuestion | StatementRefused {
  const judged = pages.map(judge)
  const fit = judged.flatMap(one => ('layout' in one ? [one] : []))
  const shown = fit.filter(({ isHidden }) => !isHidden)
  const among = likeliest(shown.length > 0 ? shown : fit)
  const [first, ...others] = among
  if (!first)
    return (
      (judged.find(one => 'refused' in one && one !== nothingToRead) as
        | StatementRefused
        | undefined) ?? nothingToRead
    )
  if (others.length === 0) return first
  const answer = answers['sheet']
  return among.find(({ layout }) => layout.page.name === answer) ?? sheetQuestion(among)
}

function judge(page: StatementPage): ChosenPage | StatementRefused {
  const layout = layOut(page)
  const top = page.rows
    .slice(0, 12)
    .flatMap(row => row.filter(cell => typeof cell === 'string').map(text => text.trim()))
  const titles = readTitles(
    layout ? layout.titles : top,
    [],
    layout ? layout.columns.map(({ heading }) => heading) : [],
  )
  const refused = notAStatement(titles.report, page, layout)
  if (refused) return refused
  if (!layout) return foreignAmount(page) ?? nothingToRead
  return { layout, titles, isHidden: page.isHidden }
}

/** A page that says what it is, over one that merely has names and amounts. */
function likeliest(pages: readonly ChosenPage[]): readonly ChosenPage[] {
  const titled = pages.filter(({ titles }) => titles.report !== null)
  if (titled.length > 0) return titled
  const sectioned = pages.filter(hasSections)
  return sectioned.length > 0 ? sectioned : pages
}

function hasSections({ layout }: ChosenPage): boolean {
  const labels = layout.grid.map(row => shownText(row.find(({ kind }) => kind === 'text')))
  return labels.some(
    text => partOfHeading(text) !== null || looselyPartOf(text) !== null || resultOf(text) !== null,
  )
}

function sheetQuestion(pages: readonly ChosenPage[]): StatementQuestion {
  return {
    key: 'sheet',
    about: 'sheet',
    question: 'This workbook has several statements. Which sheet do you want to import?',
    options: pages.map(({ layout, titles }) => ({
      value: layout.page.name,
      label: [layout.page.name, titles.business, titles.title].filter(Boolean).join(' · '),
    })),
  }
}
