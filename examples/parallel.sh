#!/usr/bin/env bash
# Runs `ludi verify` on several hosts with GNU parallel over ssh, on one machine: the two hosts are network namespaces, each with an sshd. One
# of them is killed in the middle. Needs root, Debian's `parallel`, `openssh-server` and `iproute2`, and `ludi` in the PATH.
set -euo pipefail

LINES=1000  # replays
BLOCK=50    # replays that a host gets at a time
HOSTS=(ludi-host-1 ludi-host-2)
LUDI=$(command -v ludi)
NODE=$(command -v node)
work=$(mktemp -d)

kill_host() { ip netns pids "$1" | xargs --no-run-if-empty kill -9 2>/dev/null || true; } # some processes may have ended already
clean() {
  for host in "${HOSTS[@]}"; do
    if ip netns list | grep -qw "$host"; then kill_host "$host"; ip netns del "$host"; fi
  done
  rm -rf "$work"
}
trap clean EXIT

# the hosts, and the configuration of ssh for them
mkdir -p /run/sshd
ssh-keygen -q -t ed25519 -N '' -f "$work/key"
for i in 0 1; do
  host=${HOSTS[$i]}
  ip netns add "$host"
  ip link add "ludi-veth-$i" type veth peer name eth0 netns "$host"
  ip addr add "10.77.$i.1/30" dev "ludi-veth-$i"
  ip link set "ludi-veth-$i" up
  ip -n "$host" addr add "10.77.$i.2/30" dev eth0
  ip -n "$host" link set eth0 up
  ssh-keygen -q -t ed25519 -N '' -f "$work/hostkey-$i"
  ip netns exec "$host" /usr/sbin/sshd -f /dev/null -h "$work/hostkey-$i" -o Port=2222 -o PidFile=none \
    -o "AuthorizedKeysFile=$work/key.pub" -o StrictModes=no -o PermitRootLogin=prohibit-password \
    -o UsePAM=no -o "SetEnv=HOME=$work" # without the shell configuration of the user
  printf 'Host %s\n  HostName 10.77.%s.2\n  Port 2222\n  User root\n  IdentityFile %s\n  StrictHostKeyChecking no\n  UserKnownHostsFile %s\n  LogLevel ERROR\n' \
    "$host" "$i" "$work/key" "$work/known" >>"$work/ssh_config"
done
for host in "${HOSTS[@]}"; do ssh -F "$work/ssh_config" "$host" true; done

# replays, every tenth of them forged
for seed in 1 2 3 4 5 6 7 8 9; do ludi play aquileia --quiet --seed "$seed" --out - 2>/dev/null; done >"$work/good"
{ cat "$work/good"; head -1 "$work/good" | sed 's/"players":2/"players":3/'; } >"$work/ten"
for _ in $(seq $((LINES / 10))); do cat "$work/ten"; done >"$work/replays.ndjson"

# status 1 means that a replay is invalid, which is a result; after any other error the block is tried again, on the other host if one is down
spread() {
  parallel --will-cite --ssh "ssh -F $work/ssh_config" --sshlogin "2/${HOSTS[0]},2/${HOSTS[1]}" --retries 5 --jobs 1 \
    --pipe -N "$BLOCK" --keep-order "$NODE $LUDI verify - --json --workers 1 || test \$? -eq 1"
}
spread <"$work/replays.ndjson" >"$work/verdicts" 2>"$work/err" &
running=$!
for _ in $(seq 600); do
  [ "$(wc -l <"$work/verdicts")" -ge $((LINES / 5)) ] && break
  sleep 0.1
done
echo "killing host ${HOSTS[0]} after $(wc -l <"$work/verdicts") verdicts"
kill_host "${HOSTS[0]}"
wait "$running" || { cat "$work/err" >&2; exit 1; }

ludi verify - --json <"$work/replays.ndjson" >"$work/expected" || test $? -eq 1
# a host counts the lines of each block from 1
strip() { sed 's/"line":[0-9]*,//' "$1"; }
cmp <(strip "$work/verdicts") <(strip "$work/expected")
echo "$(wc -l <"$work/verdicts") verdicts, in order, the same as on one machine; invalid: $(grep -c '"ok":false' "$work/verdicts")"
