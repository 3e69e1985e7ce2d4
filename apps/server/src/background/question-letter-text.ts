// The letter that tells someone what was asked and answered: farm by farm, question by question.

import { periodText } from '@furrow/farming/dates/period-text'
import { inOneLine, letterSettingsAt } from '../access/sign-in/letter.ts'
import type { Letter } from '../access/sign-in/letter.ts'

/** A question that is new to someone, or an answer. */
export interface NewInThread {
  readonly email: string
  readonly name: string
  readonly farm_id: number
  readonly farm: string
  readonly period_id: number | null
  readonly period: string | null
  readonly question_id: number
  readonly question: string
  /** How the figure read that it was asked about. */
  readonly figure: string | null
  readonly text: string
  readonly is_question: boolean
  readonly author: string | null
}

export function letterOfQuestions(
  news: readonly NewInThread[],
  publicUrl: string,
): Omit<Letter, 'to'> {
  const home = `${publicUrl.replace(/\/+$/, '')}/collect/1.0.0`
  const farms = [...Map.groupBy(news, ({ farm_id }) => farm_id).values()]
  const threads = new Set(news.map(({ question_id }) => question_id)).size
  const names = farms.map(([one]) => inOneLine(one?.farm ?? '', 'a farm'))
  const questions = threads === 1 ? 'A question' : `${threads} questions`
  const where = names.length === 1 ? names[0] : `${names.length} farms`
  return {
    subject: `${questions} about ${where}`,
    body: `Hello ${inOneLine(news[0]?.name ?? '', 'there')},

${farms.map(ofFarm => farmText(ofFarm)).join('\n\n')}

Answer here:
${home}/questions
`,
    why: 'you asked, answered, are mentioned or look after the farm; it comes once a day at most',
    stopAt: letterSettingsAt(publicUrl),
  }
}

function farmText(news: readonly NewInThread[]): string {
  const [first] = news
  const threads = [...Map.groupBy(news, ({ question_id }) => question_id).values()]
  const place = inOneLine(first?.farm ?? '', 'A farm')
  return [place, ...threads.map(thread => threadText(thread))].join('\n\n')
}

function threadText(thread: readonly NewInThread[]): string {
  const [first] = thread
  if (!first) return ''
  const about = [first.period === null ? null : periodText(first.period), first.figure].flatMap(
    part => (part === null ? [] : [inOneLine(part)]),
  )
  const head = `“${inOneLine(first.question, '', 300)}”${about.length > 0 ? ` (${about.join(', ')})` : ''}`
  const lines = thread.map(({ author, text, is_question: isQuestion }) => {
    const who = inOneLine(author ?? '', 'Someone')
    return isQuestion ? `- ${who} asks` : `- ${who} answers: “${inOneLine(text, '', 300)}”`
  })
  return [head, ...lines].join('\n')
}
