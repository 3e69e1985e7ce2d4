// Pages as tests write them: a row a line, cells parted by |.

import { readStatement } from './read-accounts.ts'
import type {
  AccountStatement,
  StatementAnswers,
  StatementPage,
  StatementQuestion,
  StatementRefused,
} from './statement-read.ts'

export function pageOf(text: string, name = ''): StatementPage {
  const lines = text.replace(/^\n|\n *$/g, '').split('\n')
  const margins = lines.filter(line => line.trim() !== '').map(line => line.search(/\S/))
  const margin = Math.min(...margins)
  return { name, isHidden: false, rows: lines.map(line => cellsOf(line.slice(margin))) }
}

function cellsOf(line: string): StatementPage['rows'][number] {
  if (line.trim() === '') return []
  return line.split('|').map((cell, place) => {
    const text = place === 0 ? cell.trimEnd() : cell.replace(/^ /, '').trimEnd()
    return text === '' ? null : text
  })
}

export function statementOf(
  pages: string | readonly StatementPage[],
  answers: StatementAnswers = {},
): AccountStatement {
  const read = readStatement(typeof pages === 'string' ? [pageOf(pages)] : pages, answers)
  if ('statement' in read) return read.statement
  throw new Error(JSON.stringify(read))
}

export function refusalOf(pages: string | readonly StatementPage[]): StatementRefused {
  const read = readStatement(typeof pages === 'string' ? [pageOf(pages)] : pages)
  if ('refused' in read) return read
  throw new Error(JSON.stringify(read))
}

export function questionOf(
  pages: string | readonly StatementPage[],
  answers: StatementAnswers = {},
): StatementQuestion {
  const read = readStatement(typeof pages === 'string' ? [pageOf(pages)] : pages, answers)
  if ('asks' in read) return read.asks
  throw new Error(JSON.stringify(read))
}

/** Lines as `name`, or `code name`, with what they add in cents. */
export function centsByName({ lines }: AccountStatement): Readonly<Record<string, number>> {
  return Object.fromEntries(
    lines.map(({ code, name, cents }) => [code === null ? name : `${code} ${name}`, cents]),
  )
}
