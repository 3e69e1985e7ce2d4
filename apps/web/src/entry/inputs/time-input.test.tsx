import { MantineProvider } from '@mantine/core'
import { furrow } from '@furrow/catalogue/furrow'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { FurrowContext } from '../../data/context/furrow-context.ts'
import type { FurrowOnDevice } from '../../data/context/furrow-context.ts'
import { TimeInput } from './time-input.tsx'

afterEach(() => vi.unstubAllEnvs())

const device = { settings: { time_zone: 'Australia/Adelaide' } } as unknown as FurrowOnDevice

test.each(['Australia/Perth', 'Australia/Sydney', 'Pacific/Auckland'])(
  'the first day of a period is shown and typed as that day in %s',
  async browser => {
    vi.stubEnv('TZ', browser)
    const field = furrow().get('periods')?.fields['start_date'] ?? expect.fail('no first day')
    const taken = vi.fn<(value: string | null) => void>()
    render(
      <MantineProvider env="test">
        <FurrowContext value={device}>
          <TimeInput
            field={field}
            label="First day"
            onCommit={taken}
            value="2023-06-30T14:30:00.000000Z"
          />
        </FurrowContext>
      </MantineProvider>,
    )
    const input = screen.getByRole('textbox', { name: 'First day' })
    expect((input as HTMLInputElement).value).toBe('01/07/2023')
    const user = userEvent.setup()
    await user.clear(input)
    await user.type(input, '01/12/2023{Enter}')
    // It is daylight saving there by then.
    expect(taken).toHaveBeenCalledWith('2023-11-30T13:30:00.000000Z')
  },
)
