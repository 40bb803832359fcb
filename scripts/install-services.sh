#!/bin/sh
# Installs what the tests start by themselves and pip cannot bring: PostgreSQL, Redis, Chromium, Node.
# Nothing is started here. On a machine without apt, install them by hand; the tests look for them.
set -eu

missing=""
ls /usr/lib/postgresql/*/bin/initdb >/dev/null 2>&1 || command -v initdb >/dev/null || missing="$missing postgresql"
command -v redis-server >/dev/null || missing="$missing redis-server"
command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || missing="$missing chromium"
command -v node >/dev/null || missing="$missing nodejs npm"
[ -z "$missing" ] && exit 0

command -v apt-get >/dev/null || { echo "Please install:$missing" >&2; exit 1; }
sudo=""
[ "$(id -u)" = 0 ] || sudo=sudo

# Debian would start the servers it installs; the tests start their own.
policy=/usr/sbin/policy-rc.d
made=""
if [ ! -e $policy ]; then
    printf '#!/bin/sh\nexit 101\n' | $sudo tee $policy >/dev/null
    $sudo chmod +x $policy
    made=yes
fi
echo "Installing$missing"
export DEBIAN_FRONTEND=noninteractive
status=0
{ $sudo apt-get -qq update && $sudo apt-get -qq install -y --no-install-recommends $missing; } >/tmp/backtrick-apt.log 2>&1 || status=$?
[ -z "$made" ] || $sudo rm -f $policy
[ $status = 0 ] || { tail -20 /tmp/backtrick-apt.log >&2; exit $status; }
