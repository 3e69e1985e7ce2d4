// Rain from a file of the farm or of a weather station.

import { Alert, FileInput, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { BringPreview } from './bring-preview.tsx'
import type { GaugeAtWork } from '../gauge-at-work.ts'
import { readRainFile } from './read-rain-file.ts'
import type { RainFile } from './read-rain-file.ts'

interface Props {
  readonly at: GaugeAtWork
  readonly onDone: () => void
}

interface ReadFile {
  readonly name: string
  readonly file: RainFile
}

/** A century of days is a tenth of it. */
const mostBytes = 20_000_000

export function FromFile({ at, onDone }: Props) {
  const [read, setRead] = useState<ReadFile>()
  const [problem, setProblem] = useState<string>()
  const open = async (chosen: File | null) => {
    setRead(undefined)
    setProblem(undefined)
    if (!chosen) return
    if (chosen.size > mostBytes) return setProblem('This file is too large to hold daily rain.')
    const file = readRainFile(await rowsOf(chosen))
    if (file.readings.length === 0) setProblem(file.problems[0] ?? 'The file holds no rain.')
    else setRead({ name: chosen.name, file })
  }
  return (
    <Stack>
      <Text>
        A CSV file with a column of days and a column of rain, such as “Date, Rain (mm)”, or daily
        rain of a weather station as it comes, with year, month and day.
      </Text>
      <FileInput
        label="File"
        placeholder="Choose a file"
        size="md"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        data-autofocus
        onChange={chosen => {
          open(chosen).catch((error: Error) => setProblem(error.message))
        }}
      />
      {problem ? (
        <Alert color="red" role="alert">
          {problem}
        </Alert>
      ) : null}
      {read ? (
        <BringPreview
          key={read.name}
          at={at}
          file={read.file}
          source={read.name}
          imported
          onDone={onDone}
        />
      ) : null}
    </Stack>
  )
}

async function rowsOf(file: File): Promise<readonly (readonly string[])[]> {
  const [{ default: papa }, text] = await Promise.all([import('papaparse'), file.text()])
  return papa.parse<string[]>(text.replace(/^\uFEFF/, '')).data
}
