// The farms of a business, as far as one sees them, each with a way there.

import { Anchor, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { SimpleCard } from '../../ui/simple-card.tsx'
import '../../people/people.css'

interface Props {
  readonly farms: readonly { readonly id: number; readonly farm_name: string }[]
}

export function BusinessFarms({ farms }: Props) {
  return (
    <SimpleCard title="Farms">
      {farms.length === 0 ? (
        <Text c="dimmed">No farm yet. An administrator adds the farms of a business.</Text>
      ) : null}
      <ul className="lines">
        {farms.map(({ id, farm_name }) => (
          <li key={id}>
            <Anchor
              className="line-link"
              renderRoot={props => (
                <Link to="/collection/$farmId/details" params={{ farmId: String(id) }} {...props} />
              )}
            >
              {farm_name}
            </Anchor>
          </li>
        ))}
      </ul>
    </SimpleCard>
  )
}
