#!/bin/bash
# The first start copies the primary; every start follows it, until it is promoted: then it is a server of its own for good.
set -euo pipefail
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  install --directory --owner=postgres --group=postgres --mode=700 "$PGDATA"
  # The slot of one that had to begin anew is still there, and is used again.
  slot=$(PGPASSWORD=$REPLICATION_PASSWORD gosu postgres psql --host=postgres --username=replication --dbname=furrow --tuples-only --no-align \
    --command="select slot_name from pg_replication_slots where slot_name = 'replica'")
  PGPASSWORD=$REPLICATION_PASSWORD gosu postgres pg_basebackup --pgdata="$PGDATA" --host=postgres --username=replication \
    --wal-method=stream --checkpoint=fast --write-recovery-conf --slot=replica $([ -n "$slot" ] || echo --create-slot)
fi
exec gosu postgres postgres -c config_file=/etc/furrow/postgresql.conf
