// A file from the moment it is chosen until it is a statement: what cannot be told from it is asked, one
// question after the other.

import { readStatement } from '@furrow/farming/accounts/reading/read-accounts'
import type {
  AccountStatement,
  StatementAnswers,
  StatementPage,
  StatementQuestion,
  StatementRefused,
} from '@furrow/farming/accounts/reading/statement-read'
import { useMemo, useState } from 'react'
import { readStatementFile } from './read-statement-file.ts'
import type { FileRead } from './read-in-change.ts'

export type StatementReading =
  | { readonly kind: 'no file' | 'reading' }
  | { readonly kind: 'refused'; readonly name: string; readonly refused: StatementRefused }
  | { readonly kind: 'asks'; readonly file: FileRead; readonly question: StatementQuestion }
  | { readonly kind: 'read'; readonly file: FileRead; readonly statement: AccountStatement }

interface Opened {
  readonly file: FileRead
  readonly pages: readonly StatementPage[]
}

export function useStatementReading() {
  const [opened, setOpened] = useState<Opened | 'reading' | { wrong: string; name: string }>()
  const [answers, setAnswers] = useState<StatementAnswers>({})
  const reading = useMemo(() => readingOf(opened, answers), [opened, answers])
  const open = async (chosen: File | null) => {
    setAnswers({})
    if (!chosen) return setOpened(undefined)
    setOpened('reading')
    const read = await readStatementFile(chosen)
    setOpened('wrong' in read ? { ...read, name: chosen.name } : read)
  }
  return {
    reading,
    open: (chosen: File | null) => void open(chosen),
    answer: (key: string, value: string) => setAnswers(before => ({ ...before, [key]: value })),
    close: () => void open(null),
  }
}

function readingOf(
  opened: Opened | 'reading' | { wrong: string; name: string } | undefined,
  answers: StatementAnswers,
): StatementReading {
  if (opened === undefined) return { kind: 'no file' }
  if (opened === 'reading') return { kind: 'reading' }
  if ('wrong' in opened) {
    return { kind: 'refused', name: opened.name, refused: { refused: opened.wrong } }
  }
  const { file, pages } = opened
  const read = readStatement(pages, answers)
  if ('refused' in read) return { kind: 'refused', name: file.name, refused: read }
  if ('asks' in read) return { kind: 'asks', file, question: read.asks }
  return { kind: 'read', file, statement: read.statement }
}
