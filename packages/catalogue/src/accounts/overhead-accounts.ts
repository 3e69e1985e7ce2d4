// Accounts of what the farm costs whatever is grown, of finance and of new assets. Each row: field,
// names, questions.

import { openRow, rowsOn } from './account-rows.ts'
import type { AccountRow } from './account-rows.ts'

const cost = rowsOn('cost')
const spent = rowsOn(['cost', 'balance'])

const office = [
  cost(
    'oh_administration',
    'Stationery; Office Exp; Office Supplies; Subs; Software; Printing & Stationery; Postage; Subscriptions; Office; ' +
      'Administration; Admin; Memberships; Computer; Computer Expenses; Computer & Software; Advertising; ' +
      'Printing Postage & Stationery; Filing Fees; ASIC Fees; General Administration',
  ),
  cost(
    'oh_accounting',
    'Accountancy; Bookkeeping; Accounting Fees; Accountant; Bookkeeper; Tax Agent; Audit Fees; Accountancy Fees; ' +
      'Accounting & Bookkeeping',
  ),
  cost('oh_legal', 'Legals; Legal Fees; Legal; Legal Costs; Solicitor; Conveyancing'),
  cost('oh_consulting', 'Agronomist; Agronomy; Agronomy Fees; Agronomic Advice', ['Q13']),
  cost(
    'oh_consulting',
    'Farm Consultant; Benchmarking; Consultants; Consulting Fees; Consultancy; Adviser; Professional Fees; ' +
      'Management Fees; Succession Planning; Consultant Fees',
  ),
  cost(
    'oh_bank_charges',
    'Bank Fees; Line Fee; Bank Charges; Merchant Fees; Fees - Bank; Bank Fees & Charges; Borrowing Costs; ' +
      'Loan Fees; Facility Fee; Borrowing Expenses',
  ),
  cost(
    'oh_rates',
    'Shire Rates; LLS Rates; Rates; Council Rates; Rates & Taxes; Rates - Shire; Rates - LLS',
  ),
  cost(
    'oh_land_tax_rent_fees',
    'Land Tax; Crown Lease; Permit to Occupy; Crown Rent; Western Lands Lease; Grazing Permit; State Land Rent; ' +
      'Crown Land Licence',
  ),
  cost(
    'oh_water_fixed_charges',
    'Water Licence; SunWater Part A; Water Rates; Water; Water Charges; Water Entitlement Charges; ' +
      'Water - Fixed Charges; Water Access Charges; Irrigation Charges',
    ['Q14'],
  ),
  cost(
    'oh_electricity_gas',
    'Electricity; Gas; Power; Electricity & Gas; Light & Power; Light Power & Heating; Power & Gas; Utilities',
    ['Q14'],
  ),
  cost(
    'oh_phone_internet',
    'Telephone; Mobile; Starlink; Phone & Internet; Internet; Telephone & Internet; Communications; Telstra; ' +
      'Phone; Two-way Radio',
  ),
]

const insuranceAndVehicles = [
  cost(
    'oh_insurance_general',
    'Insurance; Farm Pack; Insurance - Farm; Insurance - General; Insurance - Plant; Insurance - Buildings; ' +
      'Public Liability; Insurance - Public Liability; Farm Insurance; General Insurance; Insurance - Stock',
    ['Q14'],
  ),
  cost(
    'oh_insurance_vehicles',
    'MV Ins; Motor Vehicle Insurance; Vehicle Insurance; Insurance - Motor Vehicle; Insurance - Vehicles; ' +
      'Truck Insurance; Ute Insurance; CTP',
  ),
  cost(
    'oh_insurance_workers',
    'Workcover; Workers Compensation; WC Insurance; Workers Insurance; Insurance - Workers Comp; Workers Comp Insurance; ' +
      'Workcover Insurance; Insurance - Workcover; Workers Compensation Insurance',
  ),
  cost(
    'oh_registration',
    'Motor Vehicle Rego; Truck Rego; Rego; Registration; Registrations; Ute Rego; MV Registration; ' +
      'Vehicle Registration; Registration & Insurance; Rego - Vehicles; Licences & Registration; MV Rego & Ins',
  ),
  cost(
    'oh_motor_vehicle',
    'MV Exp; Ute; Motor Vehicle; Vehicle Expenses; MV Fuel; MV Repairs; Motor Vehicle - Fuel; R&M Vehicles; ' +
      'R&M Motor Vehicle; Truck; Truck Expenses; Car; R&M Ute; R&M Truck; Motorbike; Bike Repairs; R&M Bikes; Fuel - Motor Vehicle; ' +
      'Fuel - Ute; Petrol; Automobile; R&M Utes',
  ),
  cost(
    'oh_fuel_oil',
    'Fuel & Oil; F&O; Diesel; Fuel; Fuel Oil & Grease; Fuels & Lubricants; Oil; Fuel & Lubricants; Distillate; ' +
      'Oil & Grease; AdBlue; Total Oil Purchases; Oils',
    ['Q14'],
  ),
]

const repairs = [
  openRow('cost', 'R&M; Repairs; Repairs & Maintenance; General Repairs; Repairs & Replacements', [
    'Q14',
  ]),
  cost(
    'oh_repairs_plant',
    'R&M Plant; Tyres; Parts; R&M Machinery; Machinery Repairs; Plant Repairs; R&M Header; R&M Tractor; ' +
      'R&M Tractors; R&M Equipment; Machinery Parts; Plant Maintenance; R&M Sprayer; R&M Airseeder; ' +
      'Workshop Repairs; Batteries; R&M Implements; R&M Seeder; R&M - Baler; R&M Motorbikes; Spare Parts; ' +
      'R&M - Loader; R&M Workshop; R&M Harvester; R&M Augers',
    ['Q14'],
  ),
  cost(
    'oh_repairs_buildings',
    'R&M Sheds; R&M Cottage; R&M Buildings; R&M House; Building Repairs; R&M Woolshed; R&M Silos; R&M Quarters; ' +
      'R&M Homestead; R&M Structures; R&M Shearing Shed',
    ['Q14'],
  ),
  cost(
    'oh_repairs_improvements',
    'R&M Fences; Water Repairs; R&M Bores; R&M Roads; Fencing; R&M Fencing; R&M Water; R&M Yards; R&M Dams; ' +
      'R&M Troughs; Fencing Materials; R&M Improvements; Structural Repairs; R&M Waters; Fence Repairs; Fence Materials; R&M Windmills; ' +
      'R&M Stockyards; R&M Water Supply; R&M Tanks; Poly Pipe; R&M Drains',
    ['Q10'],
  ),
  cost(
    'oh_freight_general',
    'Courier; Freight & Cartage; Freight; Cartage; Freight & Courier; Freight - General',
    ['Q14'],
  ),
]

const people = [
  cost(
    'oh_wages_permanent',
    'Wages; Salaries; Station Hand; Wages & Salaries; Permanent Wages; Wages - Permanent; Employee Wages; ' +
      'Salaries & Wages; Directors Salary; Annual Leave; Farm Hand; Long Service Leave; Leave; Wages - Staff',
    ['Q11', 'Q15'],
  ),
  cost(
    'oh_wages_casual',
    'Casual Wages; Wages - Casual; Casuals; Casual Labour; Backpackers; Backpacker Wages; Labour',
    ['Q11'],
  ),
  cost(
    'oh_superannuation',
    'Superannuation; SGC; Super Guarantee; Employee Super; Staff Superannuation; Super - Employees',
    ['Q15'],
  ),
  cost('oh_superannuation', 'Super', ['Q15', 'Q16']),
  cost(
    'oh_superannuation',
    'Payroll Tax; Fringe Benefits Tax; FBT; Employment On-costs; Staff Amenities',
  ),
  cost(
    'oh_training_travel',
    'Travel & Accom; WHS; Travel; Training; Accommodation; Travel & Accommodation; Safety; Conferences; OH&S; ' +
      'Meals; Entertainment; Protective Clothing; Staff Training; Field Days; Travel Overseas; Travel Expenses',
  ),
  cost(
    'oh_weed_pest_roads',
    'Noxious Weeds; Wild Dog Levy; Weed Control; Feral Animal Control; Pest Control; Baiting; Weeds; ' +
      'Wild Dog Control; Fox Baits; Vermin Control; Weeds & Pests; Vermin; Roads; Shooting',
  ),
]

const rest = [
  cost(
    'oh_depreciation_plant',
    "Dep'n; Deprec P&E; Low Value Pool; Depreciation; Depreciation - Plant & Equipment; Depreciation Expense; " +
      'Depreciation - Motor Vehicles; Instant Asset Write-off; Depreciation Pool; Depreciation - Machinery; ' +
      'Small Business Pool',
    ['Q8'],
  ),
  cost(
    'oh_depreciation_buildings',
    "Dep'n Buildings; Capital Works Ded'n; Depreciation - Buildings; Depreciation - Structures; Depreciation - Sheds; Building Write-off; " +
      'Depreciation - Improvements; Depreciation - Fencing; Depreciation - Water',
    ['Q8'],
  ),
  cost(
    'oh_other',
    'Tools; Cleaning; Sundry Exp; Donations; Bad Debts; Small Tools; General Expenses; Tools & Consumables; Hardware; Fines; ' +
      'Minor Equipment; Consumables; Other Expenses; Workshop; Security; Tools & Hardware; ' +
      'Merchandise; Rubbish Removal; Workshop Supplies; Oxygen & Acetylene; Low Cost Assets',
  ),
]

const finance = [
  cost(
    'interest_cost',
    'Interest - NAB; O/D Interest; HP Interest; Interest; Interest Paid; Bank Interest; Loan Interest; ' +
      'Interest - Bank; Interest - Overdraft; Interest - Loans; Interest on Loans; Interest - HP; Bill Interest; ' +
      'Interest - Equipment Finance; Interest - Term Loan; Bank Interest Paid; CM Interest; Mortgage Interest; ' +
      'Hire Purchase Charges; Finance Charges; Term Charges; Interest - Chattel Mortgage',
  ),
  cost(
    'sharefarm_cost',
    'Sharefarmer Payments; Sharefarming; Sharefarm Costs; Sharefarmer; Share Farming; Share Farmer',
  ),
  spent(
    'drawings',
    'Drawings; Household; School Fees; Life Insurance; Private Use; Private Drawings; Personal Expenses; ' +
      'Boarding School; Living Expenses; Private; Family Expenses; Health Insurance; Medical; Private Health Insurance; ' +
      'Education; Groceries; House Expenses; Partners Drawings; Owner Drawings; Rations & Stores; Rations; Holidays',
  ),
  cost(
    'lease_cost',
    'Land Lease; Land Leasing; Land Rental; Rent - Smiths; Lease Payments; Lease; Land Rent; Rent - Land; Lease of Land; Leases; Rent of Land; Lease - Land',
    ['Q17'],
  ),
  openRow('cost', 'Rent; Repayments; Rent Paid; Lease of Plant; Equipment Lease', ['Q17']),
  cost(
    'principal_paid',
    'Loan Principal; Loan Repayments; JD Finance; Principal; Principal Repayments; Term Loan Repayments; HP Payments; ' +
      'Equipment Finance; Hire Purchase; Chattel Mortgage; HP Repayments; Loan Payments; CM Payments; ' +
      'Machinery Finance; Toyota Finance; CNH Finance; Equipment Loan; Repayments - HP',
    ['Q17'],
  ),
  spent(
    'tax_paid',
    'Income Tax; PAYG Instalments; Tax; Income Tax Paid; Company Tax; PAYG Instalment; Income Tax Expense; Tax Paid; PAYGI',
    ['Q15'],
  ),
]

const newAssets = [
  spent(
    'capex_plant',
    'Plant Purchases; Assets < $20k; Purchase of Plant; Machinery Purchases; Plant & Equipment Purchases; ' +
      'New Header; New Tractor; New Ute; Tractor Purchase; Header Purchase; Capital Purchases; Asset Purchases; Vehicle Purchases; Equipment Purchases; ' +
      'New Plant; Capital Expenditure',
    ['Q10'],
  ),
  spent(
    'capex_buildings',
    'New Shed; New Sheds; New House; Shed Construction; Building Purchases; New Silos; New Buildings; New Yards',
    ['Q10'],
  ),
  spent(
    'capex_water',
    'New Bore; Pivot; New Dam; New Pivot; Irrigation Development; Water Development; New Pump; New Pipeline; New Tanks',
    ['Q10'],
  ),
  spent(
    'capex_land_improvement',
    'New Fencing; Land Devt; Land Development; Land Clearing; Capital Fencing; Pasture Development; New Fences; Land Improvements; Stick Picking',
    ['Q10'],
  ),
]

export const overheadAccounts: readonly AccountRow[] = [
  ...office,
  ...insuranceAndVehicles,
  ...repairs,
  ...people,
  ...rest,
  ...finance,
  ...newAssets,
]
