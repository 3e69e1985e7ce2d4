// Something could not be had: a sentence, the number that helps whoever is rung, and another try.

import { Alert, Button, Text } from '@mantine/core'
import { IconAlertCircle, IconCloudOff } from '@tabler/icons-react'

interface Props {
  /** As the client gives it. */
  readonly failure: {
    readonly kind?: string | undefined
    readonly message: string
    readonly status?: number | undefined
  }
  readonly retry?: (() => void) | undefined
}

export function FailureCard({ failure, retry }: Props) {
  const { kind, message, status } = failure
  const isSilence = kind === 'unreachable'
  const Icon = isSilence ? IconCloudOff : IconAlertCircle
  return (
    <Alert
      className="failure-card"
      role="alert"
      variant="outline"
      color={isSilence ? 'ochre' : 'red'}
      icon={<Icon size={22} aria-hidden />}
      title={isSilence ? 'No signal' : 'That didn’t work'}
    >
      <Text>{message || 'Unknown Error'}</Text>
      {status !== undefined && (
        <Text c="dimmed" size="sm">
          Error {status}
        </Text>
      )}
      {retry && (
        <Button variant="default" mt="sm" onClick={retry}>
          Try again
        </Button>
      )}
    </Alert>
  )
}
