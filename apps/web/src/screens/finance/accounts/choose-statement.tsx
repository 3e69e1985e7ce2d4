// Where it begins: a file is chosen, or dropped, and what cannot be told from it is asked.

import { Alert, Button, FileInput, Group, Loader, Radio, Stack, Text } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { SimpleCard } from '../../../ui/simple-card.tsx'
import type {
  StatementOption,
  StatementQuestion,
  StatementRefused,
} from '@furrow/farming/accounts/reading/statement-read'
import type { PeriodOfStatement } from './statement-at-work.tsx'
import type { StatementReading } from './use-statement-reading.ts'

interface Props {
  /** That it is read into. */
  readonly period: PeriodOfStatement
  readonly reading: StatementReading
  readonly onOpen: (file: File | null) => void
  readonly onAnswer: (key: string, value: string) => void
}

export function ChooseStatement({ period, reading, onOpen, onAnswer }: Props) {
  return (
    <SimpleCard title="Import a statement">
      <Stack>
        <Text maw="70ch">
          A profit and loss statement or a trial balance for this period, as XLSX or CSV from Xero,
          MYOB, QuickBooks, Reckon or another program, or a list of accounts and amounts. Nothing is
          saved before you have seen what changes.
        </Text>
        <FileInput
          label="Statement"
          placeholder="Choose a file"
          size="md"
          maw="28rem"
          accept=".xlsx,.csv,.txt,.tsv,.xls,.ods,.pdf"
          onChange={onOpen}
        />
        {reading.kind === 'reading' ? <Reading /> : null}
        {reading.kind === 'refused' ? <Refused {...reading} /> : null}
        {reading.kind === 'asks' ? (
          <Question
            key={reading.question.key}
            question={reading.question}
            period={period}
            onAnswer={onAnswer}
          />
        ) : null}
      </Stack>
    </SimpleCard>
  )
}

function Reading() {
  return (
    <Group role="status">
      <Loader size="sm" />
      <Text>Reading the file…</Text>
    </Group>
  )
}

interface RefusedProps {
  readonly name: string
  readonly refused: StatementRefused
}

function Refused({ name, refused: { refused, where } }: RefusedProps) {
  const at = where && (where.cell ?? `row ${where.row}`)
  const sheet = where?.sheet ? ` of “${where.sheet}”` : ''
  return (
    <Alert color="red" role="alert" title={`${name} can’t be imported`}>
      {refused}
      {at ? ` (${at}${sheet})` : ''} Nothing was saved.
    </Alert>
  )
}

/** The column of the period that it is read into, or what the reader holds for likeliest. */
function likeliest(options: readonly StatementOption[], period: PeriodOfStatement): string {
  const ofPeriod = options.find(option => option.period?.ends === period.end)
  return (ofPeriod ?? options[0])?.value ?? ''
}

interface QuestionProps {
  readonly period: PeriodOfStatement
  readonly question: StatementQuestion
  readonly onAnswer: Props['onAnswer']
}

function Question({ question: { key, question, options }, period, onAnswer }: QuestionProps) {
  const [value, setValue] = useState(() => likeliest(options, period))
  const form = useRef<HTMLDivElement>(null)
  useEffect(() => form.current?.focus({ preventScroll: true }), [])
  return (
    <Stack
      component="form"
      ref={form}
      tabIndex={-1}
      onSubmit={event => {
        event.preventDefault()
        onAnswer(key, value)
      }}
    >
      <Radio.Group label={question} value={value} onChange={setValue} size="md">
        <Stack gap="xs" mt="xs">
          {options.map(option => (
            <Radio key={option.value} value={option.value} label={option.label} size="md" />
          ))}
        </Stack>
      </Radio.Group>
      <Button type="submit" style={{ alignSelf: 'flex-start' }}>
        Continue
      </Button>
    </Stack>
  )
}
