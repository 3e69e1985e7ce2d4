// A paddock as it is read for its screens: with its links, and how much belongs to it; never its shapes.

import type { RowWith } from '@furrow/wire/client/row-with'
import type { Row } from '@furrow/wire/client/row-types'

export type PriorLink = Row<'paddock_prior_paddocks'>

export type ReadPaddock = RowWith<
  'paddocks',
  'prior_links',
  'crop_collections' | 'boundaries' | 'parent_links'
>
