-- SPDX-FileCopyrightText: 2026 The Lichter Aus authors
-- SPDX-License-Identifier: GPL-3.0-or-later

-- A shared board of Lichter Aus in a PostgreSQL database (13 or later). To be run by an administrator of the server, with
-- psql --set ON_ERROR_STOP=1 --file board.sql DATABASE: once for a new board, and once more for each version of the game
-- that changes this file, which keeps the runs and waits for no player. See docs/shared-boards.md.
--
-- Players may read everything and add runs, under the name they log in with. They can change and delete nothing, and they
-- set neither names nor times: triggers do, which belong to the owner of the database.

BEGIN;

DO $$
DECLARE
    wanted text;
BEGIN
    IF current_setting('server_encoding') <> 'UTF8' THEN -- Names and boards would not fit into it.
        RAISE EXCEPTION 'this database has the encoding %, but a shared board needs UTF8',
            current_setting('server_encoding');
    END IF;
    -- Roles belong to the whole server: another board may have made them.
    FOREACH wanted IN ARRAY ARRAY['lichter_aus_players', 'lichter_aus_teachers'] LOOP
        IF NOT EXISTS (SELECT FROM pg_catalog.pg_roles WHERE rolname = wanted) THEN
            EXECUTE format('CREATE ROLE %I NOLOGIN', wanted);
        END IF;
    END LOOP;
END $$;
GRANT lichter_aus_players TO lichter_aus_teachers;

-- Before PostgreSQL 15, everybody might put functions there, for others to call unawares.
REVOKE CREATE ON SCHEMA public FROM PUBLIC;

-- The tables are those of 1.0.0. A board that has them keeps them untouched: whatever else would ask for a lock on them
-- might have to wait for a player who keeps a transaction open.
SELECT to_regclass('lichter_aus.board') IS NULL AS is_new \gset
\if :is_new

CREATE SCHEMA lichter_aus;
GRANT USAGE ON SCHEMA lichter_aus TO lichter_aus_players;

-- What readers look at first: one row. If `removals` or `id` is another than before, they read everything again.
CREATE TABLE lichter_aus.board (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    version  integer NOT NULL DEFAULT 1,
    id       uuid    NOT NULL DEFAULT gen_random_uuid(),
    removals bigint  NOT NULL DEFAULT 0
);
INSERT INTO lichter_aus.board DEFAULT VALUES;
GRANT SELECT ON lichter_aus.board TO lichter_aus_players;

-- What a class is to solve: docs/classes.md. Empty if there is none.
CREATE TABLE lichter_aus.class (
    only_row boolean PRIMARY KEY DEFAULT true CHECK (only_row),
    plan     text    NOT NULL DEFAULT '' CHECK (octet_length(plan) <= 262144)
);
INSERT INTO lichter_aus.class DEFAULT VALUES;
GRANT SELECT ON lichter_aus.class TO lichter_aus_players;
GRANT UPDATE (plan) ON lichter_aus.class TO lichter_aus_teachers;

-- First presses, which nobody but the triggers reads.
CREATE TABLE lichter_aus.starts (
    player     text        NOT NULL DEFAULT session_user,
    code       text        NOT NULL, -- The MD5 of the board's share code.
    started_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX starts_of_player ON lichter_aus.starts (player, started_at);
GRANT INSERT (code) ON lichter_aus.starts TO lichter_aus_players;

-- Runs: docs/run-format.md. Whoever they say played them, the player is who logged in.
-- Readers ask for the runs that their last snapshot did not show, by the transaction that stored them, so a run that was
-- stored earlier but becomes visible later is not passed over.
CREATE TABLE lichter_aus.runs (
    id          bigint      PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
    transaction xid8        NOT NULL DEFAULT pg_current_xact_id(),
    player      text        NOT NULL DEFAULT session_user,
    started_at  timestamptz,          -- The last first press on this board that leaves the time that the run takes.
    stored_at   timestamptz NOT NULL DEFAULT now(),
    line        jsonb       NOT NULL CHECK (jsonb_typeof(line) = 'object'),
    bytes       integer     NOT NULL CHECK (bytes <= 5242880),
    digest      text        NOT NULL -- The MD5 of board, moves and help.
);
CREATE UNIQUE INDEX runs_once ON lichter_aus.runs (player, digest, md5(coalesce(line->>'key', '')));
CREATE INDEX runs_by_transaction ON lichter_aus.runs (transaction);
CREATE INDEX runs_of_player ON lichter_aus.runs (player, stored_at) INCLUDE (bytes);
CREATE INDEX runs_by_digest ON lichter_aus.runs (digest);
GRANT SELECT ON lichter_aus.runs TO lichter_aus_players;
GRANT INSERT (line) ON lichter_aus.runs TO lichter_aus_players;
GRANT DELETE ON lichter_aus.runs TO lichter_aus_teachers;

\endif

-- What follows came after 1.0.0, or may have changed since.

-- The triggers look at what others have stored. To see it, they wait for those who are about to store something that
-- matters to them: other sessions of the same player, and whoever gives a run with the same digest. They wait at rows of
-- these tables, which players cannot touch. Advisory locks, which are there for this, anybody could take to stop others,
-- and a player with many runs could use up the memory that the server has for them.
CREATE TABLE IF NOT EXISTS lichter_aus.players (
    player text PRIMARY KEY
);
CREATE TABLE IF NOT EXISTS lichter_aus.digests (
    digest text PRIMARY KEY -- Always empty to readers: see claim_digest.
);

-- Refuses what would make the triggers look at an old snapshot, and waits for other sessions of the same player.
CREATE OR REPLACE FUNCTION lichter_aus.claim_player() RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    IF current_setting('transaction_isolation') <> 'read committed' THEN
        RAISE EXCEPTION 'a shared board takes nothing in a transaction that is %, only in one that is read committed',
            current_setting('transaction_isolation') USING ERRCODE = 'invalid_transaction_state';
    END IF;
    PERFORM FROM lichter_aus.players WHERE player = session_user FOR UPDATE;
    IF NOT FOUND THEN
        INSERT INTO lichter_aus.players VALUES (session_user) ON CONFLICT DO NOTHING;
        PERFORM FROM lichter_aus.players WHERE player = session_user FOR UPDATE;
    END IF;
END $$;

-- Waits for whoever has stored a run with the same digest and not yet committed it. Nobody can make others wait on
-- purpose, who do not know beforehand what those will play. After the player, so that only transactions with several runs
-- can wait for each other in a circle, which the server ends.
CREATE OR REPLACE FUNCTION lichter_aus.claim_digest(wanted text) RETURNS void
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    -- The key stays taken until the transaction ends, although the row is gone at once.
    INSERT INTO lichter_aus.digests VALUES (wanted);
    DELETE FROM lichter_aus.digests WHERE digest = wanted;
END $$;

-- The time of these triggers is clock_timestamp(), not now(), which is that at which the transaction began: whoever kept
-- one open could hand in a run at a time that had passed. Their time zone is UTC: a day lasts as long as the session's
-- time zone says, and in one that a player makes up it may last no time at all.

CREATE OR REPLACE FUNCTION lichter_aus.before_start() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET "TimeZone" = 'UTC' AS $$
BEGIN
    NEW.player := session_user;
    NEW.code := md5(NEW.code);
    NEW.started_at := clock_timestamp(); -- Not the time after waiting.
    PERFORM lichter_aus.claim_player();
    -- The latest hundred of each player are kept.
    DELETE FROM lichter_aus.starts
        WHERE player = session_user AND started_at < (
            SELECT s.started_at FROM lichter_aus.starts s WHERE s.player = session_user
            ORDER BY s.started_at DESC OFFSET 98 LIMIT 1);
    RETURN NEW;
END $$;

CREATE OR REPLACE FUNCTION lichter_aus.before_run() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp SET "TimeZone" = 'UTC' AS $$
DECLARE
    milliseconds numeric := 0;
    times        bigint := 0;
    tomorrow     text;
    today        record;
BEGIN
    NEW.player := session_user;
    NEW.transaction := pg_current_xact_id();
    NEW.stored_at := clock_timestamp(); -- Not the time after waiting.
    PERFORM lichter_aus.claim_player();
    -- Readers take the line as it is.
    NEW.line := NEW.line || jsonb_build_object('player', session_user);
    -- The clock of the player's computer may be days ahead; that of the server is right.
    tomorrow := to_char((NEW.stored_at + interval '1 day') AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"');
    IF NEW.line->>'date' COLLATE "C" > tomorrow COLLATE "C" THEN
        NEW.line := NEW.line || jsonb_build_object('date',
            to_char(NEW.stored_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"'));
    END IF;
    NEW.bytes := octet_length(NEW.line::text);

    -- Nobody plays as much in a day; whoever does all the same gives the rest tomorrow.
    SELECT count(*) AS runs, coalesce(sum(r.bytes), 0) AS bytes INTO today FROM lichter_aus.runs r
        WHERE r.player = session_user AND r.stored_at > NEW.stored_at - interval '1 day';
    IF today.runs >= 2000 OR today.bytes + NEW.bytes > 67108864 THEN
        RAISE EXCEPTION 'too many runs in a day' USING ERRCODE = 'configuration_limit_exceeded';
    END IF;

    -- The same moves in the same milliseconds are the same run of the same player, and a copy of another player's, unless
    -- they are too few: a whole class may press the only window of a level in its first second.
    -- A night shift has no help, so nothing that its line says of it makes it another.
    NEW.digest := md5(concat_ws(E'\n', NEW.line->>'code', NEW.line->>'events',
        CASE WHEN NEW.line->>'format' = 'lichter-aus/run' THEN NEW.line->>'hints' END,
        CASE WHEN NEW.line->>'format' = 'lichter-aus/run' THEN NEW.line->>'live' END));
    IF jsonb_typeof(NEW.line->'events') = 'array' THEN
        times := (SELECT count(DISTINCT e->0) FROM jsonb_array_elements(NEW.line->'events') e);
    END IF;
    IF times >= 3 THEN
        PERFORM lichter_aus.claim_digest(NEW.digest);
        IF EXISTS (SELECT FROM lichter_aus.runs r WHERE r.digest = NEW.digest AND r.player <> session_user) THEN
            RAISE EXCEPTION 'a copy of the run of another player' USING ERRCODE = 'check_violation';
        END IF;
    END IF;

    IF jsonb_typeof(NEW.line->'ms') = 'number' THEN
        milliseconds := greatest(least((NEW.line->>'ms')::numeric, 1e10), 0);
    END IF;
    -- A start may have taken five seconds longer to come here than the win. What earlier runs of the same statement have
    -- used is still there: after_run is called at the end of it.
    NEW.started_at := (
        SELECT max(s.started_at) FROM lichter_aus.starts s
        WHERE s.player = session_user AND s.code = md5(NEW.line->>'code') AND s.started_at <=
            NEW.stored_at - milliseconds::double precision * interval '1 millisecond' + interval '5 seconds'
            AND NOT EXISTS (
                SELECT FROM lichter_aus.runs r WHERE r.transaction = NEW.transaction AND r.player = session_user
                AND r.line->>'code' = NEW.line->>'code' AND r.started_at >= s.started_at));
    RETURN NEW;
END $$;

-- A first press is used up: a later run on the same board has to begin with one of its own. Not before it is certain that
-- the run is stored, which it is not if it was there already.
CREATE OR REPLACE FUNCTION lichter_aus.after_run() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    DELETE FROM lichter_aus.starts s
        WHERE s.player = session_user AND s.code = md5(NEW.line->>'code') AND s.started_at <= NEW.started_at;
    RETURN NULL;
END $$;

-- Readers have to notice what the owner or a teacher deletes or changes.
CREATE OR REPLACE FUNCTION lichter_aus.after_removal() RETURNS trigger
    LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, pg_temp AS $$
BEGIN
    UPDATE lichter_aus.board SET removals = removals + 1;
    RETURN NULL;
END $$;

REVOKE ALL ON FUNCTION lichter_aus.claim_player(), lichter_aus.claim_digest(text), lichter_aus.before_start(),
    lichter_aus.before_run(), lichter_aus.after_run(), lichter_aus.after_removal() FROM PUBLIC;

\if :is_new
CREATE TRIGGER before_start BEFORE INSERT ON lichter_aus.starts
    FOR EACH ROW EXECUTE FUNCTION lichter_aus.before_start();
CREATE TRIGGER before_run BEFORE INSERT ON lichter_aus.runs
    FOR EACH ROW EXECUTE FUNCTION lichter_aus.before_run();
CREATE TRIGGER after_run AFTER INSERT ON lichter_aus.runs
    FOR EACH ROW EXECUTE FUNCTION lichter_aus.after_run();
CREATE TRIGGER after_removal AFTER UPDATE OR DELETE OR TRUNCATE ON lichter_aus.runs
    FOR EACH STATEMENT EXECUTE FUNCTION lichter_aus.after_removal();
\endif

-- What the database allows to everybody, and players do not need: temporary tables, large objects, and advisory locks,
-- for which the whole server has one memory.
DO $$
DECLARE
    needless regprocedure;
BEGIN
    EXECUTE format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database());
    -- Sessions that say nothing else, as those of the game 1.0.0, have the isolation that the triggers ask for. An open
    -- transaction that has been forgotten ends; this does not stop those who keep one open on purpose.
    EXECUTE format('ALTER DATABASE %I SET default_transaction_isolation TO ''read committed''', current_database());
    EXECUTE format('ALTER DATABASE %I SET idle_in_transaction_session_timeout TO ''1min''', current_database());
    IF NOT (SELECT rolsuper FROM pg_catalog.pg_roles WHERE rolname = current_user) THEN
        RAISE WARNING 'only a superuser can take large objects and advisory locks from the players, and limit their temporary files';
        RETURN;
    END IF;
    -- What a session may use of the disk for sorting and for cursors.
    EXECUTE format($set$ALTER DATABASE %I SET temp_file_limit TO '1GB'$set$, current_database());
    FOR needless IN SELECT oid FROM pg_catalog.pg_proc
            WHERE pronamespace = 'pg_catalog'::regnamespace AND (
                proname IN ('lo_creat', 'lo_create', 'lo_from_bytea', 'lo_import', 'lo_put', 'lo_truncate',
                    'lo_truncate64', 'lowrite')
                OR proname ~ '^pg_(try_)?advisory_') LOOP
        EXECUTE format('REVOKE EXECUTE ON FUNCTION %s FROM PUBLIC', needless);
    END LOOP;
END $$;

COMMIT;
