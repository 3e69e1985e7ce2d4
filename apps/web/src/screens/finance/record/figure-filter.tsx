// Which figures of the record are shown.

import { Group, SegmentedControl, Switch } from '@mantine/core'
import { useIsPhone } from '../../../ui/use-is-phone.ts'

interface Props {
  readonly which: string
  readonly setWhich: (which: string) => void
  readonly hasTwins?: boolean
  /** Without it there are none to be shown. */
  readonly setTwins?: (hasTwins: boolean) => void
}

export function FigureFilter({ which, setWhich, hasTwins = false, setTwins }: Props) {
  return (
    <Group gap="sm">
      <SegmentedControl
        size="xs"
        className="figure-filter"
        aria-label="Figures shown"
        value={which}
        onChange={setWhich}
        data={['All', 'Filled in', 'To type']}
      />
      {setTwins ? (
        <Switch
          label="Per ha and ML"
          checked={hasTwins}
          onChange={event => setTwins(event.currentTarget.checked)}
        />
      ) : null}
    </Group>
  )
}

/** Above the cards, which have no tools. */
export function FigureFilterOnPhone(props: Props) {
  return useIsPhone() ? <FigureFilter {...props} /> : null
}
