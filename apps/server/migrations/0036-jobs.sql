-- What kind of job each is, when it was begun, and when it ended.

alter table queable_jobs
  add column kind text,
  add column started_at timestamptz,
  add column finished_at timestamptz;
