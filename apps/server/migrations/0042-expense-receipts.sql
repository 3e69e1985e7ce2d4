-- Receipts of expenses: photos and documents.

create table expense_receipts (
  id bigint generated always as identity,
  expense_id bigint not null,
  employee_id bigint not null,
  name text not null,
  media_type text,
  size integer,
  checksum text,
  scan text,
  uploaded_by_id bigint,
  place text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  deleted_at timestamptz,
  deletion_id uuid,
  primary key (id)
);

alter table expense_receipts add constraint expense_receipts_expense_id_fkey
  foreign key (expense_id) references expenses (id) deferrable initially immediate;

alter table expense_receipts add constraint expense_receipts_employee_id_fkey
  foreign key (employee_id) references users (id) deferrable initially immediate;

alter table expense_receipts add constraint expense_receipts_uploaded_by_id_fkey
  foreign key (uploaded_by_id) references users (id) deferrable initially immediate;

create index expense_receipts_expense_id_idx on expense_receipts (expense_id);

create index expense_receipts_employee_id_idx on expense_receipts (employee_id);

create index expense_receipts_uploaded_by_id_idx on expense_receipts (uploaded_by_id);

