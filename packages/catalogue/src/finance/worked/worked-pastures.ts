// For tests: group L by hand: paddocks and places to drink of each kind of pasture (domain 7.12).

import { measures as m } from './invented-measures.ts'

const waterPoints = {
  pas_native_water_points_no:
    m.pas_native_troughs_no + m.pas_native_dams_no + m.pas_native_bores_no,
  pas_temperate_water_points_no:
    m.pas_temperate_troughs_no + m.pas_temperate_dams_no + m.pas_temperate_bores_no,
  pas_tropical_water_points_no:
    m.pas_tropical_troughs_no + m.pas_tropical_dams_no + m.pas_tropical_bores_no,
  pas_lucerne_water_points_no:
    m.pas_lucerne_troughs_no + m.pas_lucerne_dams_no + m.pas_lucerne_bores_no,
  pas_forage_water_points_no:
    m.pas_forage_troughs_no + m.pas_forage_dams_no + m.pas_forage_bores_no,
  pas_irrigated_water_points_no:
    m.pas_irrigated_troughs_no + m.pas_irrigated_dams_no + m.pas_irrigated_bores_no,
}

const pastureHa =
  m.pas_native_ha +
  m.pas_temperate_ha +
  m.pas_tropical_ha +
  m.pas_lucerne_ha +
  m.pas_forage_ha +
  m.pas_irrigated_ha
const paddocks =
  m.pas_native_paddocks_no +
  m.pas_temperate_paddocks_no +
  m.pas_tropical_paddocks_no +
  m.pas_lucerne_paddocks_no +
  m.pas_forage_paddocks_no +
  m.pas_irrigated_paddocks_no
const dse =
  m.pas_native_ha * m.pas_native_dse_per_ha +
  m.pas_temperate_ha * m.pas_temperate_dse_per_ha +
  m.pas_tropical_ha * m.pas_tropical_dse_per_ha +
  m.pas_lucerne_ha * m.pas_lucerne_dse_per_ha +
  m.pas_forage_ha * m.pas_forage_dse_per_ha +
  m.pas_irrigated_ha * m.pas_irrigated_dse_per_ha
export const allWaterPoints =
  waterPoints.pas_native_water_points_no +
  waterPoints.pas_temperate_water_points_no +
  waterPoints.pas_tropical_water_points_no +
  waterPoints.pas_lucerne_water_points_no +
  waterPoints.pas_forage_water_points_no +
  waterPoints.pas_irrigated_water_points_no

// prettier-ignore
export const workedPastures = {
  ...waterPoints,
  pas_native_avg_paddock_ha: m.pas_native_ha / m.pas_native_paddocks_no,
  pas_temperate_avg_paddock_ha: m.pas_temperate_ha / m.pas_temperate_paddocks_no,
  pas_tropical_avg_paddock_ha: m.pas_tropical_ha / m.pas_tropical_paddocks_no,
  pas_lucerne_avg_paddock_ha: m.pas_lucerne_ha / m.pas_lucerne_paddocks_no,
  pas_forage_avg_paddock_ha: m.pas_forage_ha / m.pas_forage_paddocks_no,
  pas_irrigated_avg_paddock_ha: m.pas_irrigated_ha / m.pas_irrigated_paddocks_no,

  pas_native_ha_per_water_point: m.pas_native_ha / waterPoints.pas_native_water_points_no,
  pas_temperate_ha_per_water_point: m.pas_temperate_ha / waterPoints.pas_temperate_water_points_no,
  pas_tropical_ha_per_water_point: m.pas_tropical_ha / waterPoints.pas_tropical_water_points_no,
  pas_lucerne_ha_per_water_point: m.pas_lucerne_ha / waterPoints.pas_lucerne_water_points_no,
  pas_forage_ha_per_water_point: m.pas_forage_ha / waterPoints.pas_forage_water_points_no,
  pas_irrigated_ha_per_water_point: m.pas_irrigated_ha / waterPoints.pas_irrigated_water_points_no,

  pas_total_ha: pastureHa,
  pas_total_water_points_no: allWaterPoints,
  pas_total_ha_per_water_point: pastureHa / allWaterPoints,
  pas_total_avg_paddock_ha: pastureHa / paddocks,
  pas_total_dse_per_ha: dse / pastureHa,
}
