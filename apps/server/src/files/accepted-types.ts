// The kinds of files that are taken, in one place. What a file holds decides which of them it is; how its
// name ends only parts a table from other text.

import { Refusal } from '@furrow/wire/refusal'

export interface AcceptedType {
  readonly label: string
  readonly mediaType: string
  /** How names of such files end, the usual one first. */
  readonly endings: readonly string[]
}

const ofOffice = 'application/vnd.openxmlformats-officedocument'

export const acceptedTypes = {
  pdf: { label: 'PDF', mediaType: 'application/pdf', endings: ['pdf'] },
  jpeg: { label: 'JPEG picture', mediaType: 'image/jpeg', endings: ['jpg', 'jpeg'] },
  png: { label: 'PNG picture', mediaType: 'image/png', endings: ['png'] },
  webp: { label: 'WebP picture', mediaType: 'image/webp', endings: ['webp'] },
  heic: { label: 'HEIC picture', mediaType: 'image/heic', endings: ['heic', 'heif'] },
  gif: { label: 'GIF picture', mediaType: 'image/gif', endings: ['gif'] },
  tiff: { label: 'TIFF picture', mediaType: 'image/tiff', endings: ['tif', 'tiff'] },
  xlsx: { label: 'Excel sheet', mediaType: `${ofOffice}.spreadsheetml.sheet`, endings: ['xlsx'] },
  docx: {
    label: 'Word document',
    mediaType: `${ofOffice}.wordprocessingml.document`,
    endings: ['docx'],
  },
  csv: { label: 'CSV table', mediaType: 'text/csv', endings: ['csv'] },
  text: { label: 'Plain text', mediaType: 'text/plain', endings: ['txt', 'tsv'] },
  kml: { label: 'KML map', mediaType: 'application/vnd.google-earth.kml+xml', endings: ['kml'] },
  kmz: { label: 'KMZ map', mediaType: 'application/vnd.google-earth.kmz', endings: ['kmz'] },
  geojson: {
    label: 'GeoJSON map',
    mediaType: 'application/geo+json',
    endings: ['geojson', 'json'],
  },
  shapes: { label: 'Shapefile in a ZIP', mediaType: 'application/zip', endings: ['zip'] },
} as const satisfies Readonly<Record<string, AcceptedType>>

export const acceptedInWords =
  'PDF, pictures (JPEG, PNG, WebP, HEIC, GIF, TIFF), Excel (XLSX), Word (DOCX), CSV, plain text, and ' +
  'maps as KML, KMZ, GeoJSON or a shapefile in a ZIP'

/** E-FILE-1 */
export function notAccepted(name: string): Refusal {
  return new Refusal(
    'wrong_media_type',
    `File type not accepted: what is in “${name}” is none of these: ${acceptedInWords}.`,
  )
}

export function typeOfMedia(mediaType: string): AcceptedType | undefined {
  return Object.values(acceptedTypes).find(type => type.mediaType === mediaType)
}
