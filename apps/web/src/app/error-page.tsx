// A screen that broke: the frame stays, the person reads what they can do, and gets a number that
// finds the report of it.

import { Button, Code, Group, Text } from '@mantine/core'
import { useRouter } from '@tanstack/react-router'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { ScreenTitle } from '../ui/screen-title.tsx'
import { useReport } from './report-context.ts'

export function ErrorPage({ error, reset }: ErrorComponentProps): ReactNode {
  const router = useRouter()
  const report = useReport()
  const [number] = useState(() => report(error))
  const again = () => {
    reset()
    void router.invalidate()
  }
  return (
    <section className="not-found" role="alert">
      <ScreenTitle>This page stopped working</ScreenTitle>
      <Text>
        This is our mistake, not yours. What you saved is safe, and what waits to be saved stays on
        this device.
      </Text>
      {number ? (
        <Text mt="sm">
          If you call us, quote this number: <Code>{number}</Code>
        </Text>
      ) : null}
      <Group mt="md">
        <Button onClick={again}>Try again</Button>
        <Button variant="default" onClick={() => location.reload()}>
          Reload the page
        </Button>
      </Group>
    </section>
  )
}
