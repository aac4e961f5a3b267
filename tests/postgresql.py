# SPDX-FileCopyrightText: 2026 The Lichter Aus authors
# SPDX-License-Identifier: GPL-3.0-or-later

"""A PostgreSQL server for tests, in a temporary folder. Other computers cannot reach it.

python3 postgresql.py COMMAND…: runs a command with a server, whose folder is in LICHTER_TEST_SERVER; ends with the
command's exit code, or with 77 and a reason where no server can be started. The server also listens to this computer
at the port LICHTER_TEST_PORT, with encryption: its certificate is for localhost, that of its authority is root.crt in
its folder, and other.crt is that of another authority. There the role pupil has the password "secret".
"""

import os
import pwd
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from urllib.parse import quote

BOARD = Path(__file__).resolve().parent.parent / "share" / "postgresql" / "board.sql"
FIRST_BOARD = Path(__file__).resolve().parent / "server" / "board-1.0.0.sql"
SKIPPED = 77
PATIENCE = 60.0  # Seconds for a start on a busy machine, with sanitizers.


class Unavailable(Exception):
    """Why no server can be started here."""


def programs():
    """The folder of the server's programs, of the latest version."""
    folders = [path.parent for path in Path("/usr/lib/postgresql").glob("*/bin/initdb")]
    if found := shutil.which("initdb"):
        folders.append(Path(found).parent)
    if not folders:
        raise Unavailable("PostgreSQL is not installed (Debian's package is postgresql)")
    if shutil.which("openssl") is None:
        raise Unavailable("openssl is not installed, which makes the server's certificates")
    return max(folders, key=lambda folder: [int(part) if part.isdigit() else 0 for part in folder.parts])


def owner():
    """The user that the server runs as: it refuses to be root."""
    if os.geteuid() != 0:
        return None
    for name in ("postgres", "nobody"):
        try:
            return pwd.getpwnam(name)
        except KeyError:
            pass
    raise Unavailable("PostgreSQL refuses to run as root, and no other user account is available")


def free_port():
    """A port of this computer that nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


class Server:
    """A server whose owner is the role `owner`; there are no passwords, but for pupil's over the network. A context."""

    def __init__(self):
        self.bin, self.user = programs(), owner()
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix="lichter-postgresql-"))
        self.process = None
        if self.user:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
            self.folder.chmod(0o755)

    def __enter__(self):
        try:
            self._run([self.bin / "initdb", "--pgdata", self.folder / "data", "--auth", "trust", "--username", "owner",
                       "--encoding", "UTF8", "--locale", "C", "--no-sync"])
            self.make_certificates()
            self.start()
        except BaseException:
            self.__exit__()
            raise
        return self

    def __exit__(self, *_):
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self):
        with open(self.folder / "log", "ab") as log:
            self.process = subprocess.Popen(
                [self.bin / "postgres", "-D", self.folder / "data", "-k", self.folder, "-c", "fsync=off",
                 "-c", "max_connections=60", *self._network()],
                cwd="/", env=self._environment(), stdout=subprocess.DEVNULL, stderr=log, **self._as_user())
        end = time.monotonic() + PATIENCE
        while subprocess.run([self.bin / "pg_isready", "--quiet", "--host", self.folder], check=False,
                             env=self._environment()).returncode:
            if self.process.poll() is not None or time.monotonic() > end:
                raise Unavailable("the server does not start: " + (self.folder / "log").read_text(errors="replace"))
            time.sleep(0.02)

    def make_certificates(self):
        """An authority with a certificate for localhost, another authority, and a password for pupil."""
        def openssl(*arguments):
            self._run(["openssl", "req", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-x509",
                       "-days", "2", *map(str, arguments)])

        for authority in ("root", "other"):
            openssl("-keyout", self.folder / f"{authority}.key", "-out", self.folder / f"{authority}.crt", "-subj",
                    f"/CN={authority}")
        openssl("-keyout", self.folder / "server.key", "-out", self.folder / "server.crt", "-subj", "/CN=localhost",
                "-CA", self.folder / "root.crt", "-CAkey", self.folder / "root.key",
                "-addext", "basicConstraints=critical,CA:FALSE", "-addext", "subjectAltName=DNS:localhost")
        # The socket in the folder has the port in its name; libpq looks for the usual one.
        (self.folder / ".s.PGSQL.5432").symlink_to(f".s.PGSQL.{self.port}")
        rules = self.folder / "data" / "pg_hba.conf"
        rules.write_text("host all pupil localhost scram-sha-256\n" + rules.read_text())

    def _network(self):
        return ["-p", str(self.port), "-c", "listen_addresses=localhost", "-c", "ssl=on", "-c", f"ssl_cert_file={self.folder}/server.crt",
                "-c", f"ssl_key_file={self.folder}/server.key"]

    def stop(self):
        if self.process and self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)  # Ends all connections.
            self.process.wait(PATIENCE)

    def sql(self, database, *statements, role="owner"):
        """Runs statements one by one; returns what the last one prints, without headers."""
        command = [self.bin / "psql", "--host", self.folder, "--username", role, "--dbname", database, "--quiet",
                   "--no-psqlrc", "--tuples-only", "--no-align", "--set", "ON_ERROR_STOP=1"]
        for statement in statements:
            command += ["--command", statement]
        return subprocess.run(command, check=True, capture_output=True, text=True, env=self._environment()).stdout.strip()

    def make_board(self, database, tables=BOARD):
        """Makes a database with a shared leaderboard."""
        self.sql("postgres", f'CREATE DATABASE "{database}"')
        self.run_board(database, tables)

    def run_board(self, database, tables=BOARD):
        subprocess.run([self.bin / "psql", "--host", self.folder, "--username", "owner", "--dbname", database, "--quiet",
                        "--no-psqlrc", "--set", "ON_ERROR_STOP=1", "--file", tables], check=True, env=self._environment())

    def make_role(self, name, group):
        self.sql("postgres", f'CREATE ROLE "{name}" LOGIN IN ROLE {group}')

    def address(self, role, database):
        return f"postgresql://{quote(role, safe='')}@{quote(str(self.folder), safe='')}/{database}"

    def make_upgraded_board(self, database):
        """Makes a board as 1.0.0 did, with a run, and upgrades it while a player keeps a transaction open."""
        self.make_board(database, FIRST_BOARD)
        self.sql(database, """INSERT INTO lichter_aus.runs (line) VALUES ('{"code": "x", "events": [[1], [2], [3]]}')""",
                 role="Mina")
        command = [self.bin / "psql", "--host", self.folder, "--username", "Ben", "--dbname", database, "--quiet",
                   "--no-psqlrc", "--tuples-only", "--no-align"]
        with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True,
                              env=self._environment()) as ben:
            ben.stdin.write("BEGIN; INSERT INTO lichter_aus.runs (line) VALUES ('{}');\nSELECT 'open';\n")
            ben.stdin.flush()
            ben.stdout.readline()
            for _ in range(2):
                self.run_board(database)
            ben.stdin.close()  # Takes the run back.

    def _run(self, command):
        ended = subprocess.run(command, cwd="/", env=self._environment(), capture_output=True, text=True, check=False,
                               **self._as_user())
        if ended.returncode:
            raise Unavailable(f"{command[0].name}: {ended.stderr}")

    def _as_user(self):
        return {"user": self.user.pw_uid, "group": self.user.pw_gid, "extra_groups": []} if self.user else {}

    @staticmethod
    def _environment():
        """Without what else would change where psql connects to, and in which language."""
        return {"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"}


def main(command):
    try:
        server = Server()
        server.__enter__()
    except Unavailable as reason:
        print(f"Not tested with a server: {reason}")
        return SKIPPED
    try:
        server.make_board("board")  # The tests copy it.
        for name, group in (("Mina", "players"), ("Ben", "players"), ("teacher", "teachers")):
            server.make_role(name, f"lichter_aus_{group}")
        server.make_role("pupil", "lichter_aus_players")
        server.sql("postgres", "ALTER ROLE pupil PASSWORD 'secret'")
        server.make_board("new-board")
        server.make_upgraded_board("upgraded-board")
        return subprocess.run(command, check=False,
                              env={**os.environ, "LICHTER_TEST_SERVER": str(server.folder),
                                   "LICHTER_TEST_PORT": str(server.port)}).returncode
    finally:
        server.__exit__()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
