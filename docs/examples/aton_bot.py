"""A bot of one's own that plays Aton sensibly by a few rules, and any other game at random. On a seat of a server:
npm run bot -- --server http://127.0.0.1:3000 --table ID --program "python3 docs/examples/aton_bot.py"
"""
import json, random, sys

# Space = 12 * temple + place; the colours of the places, row by row: yellow, green, black, blue, bonus.
TEMPLES = ["YYYYKK1UGGGG", "YYYYKK1UGGGG", "YYY1KKKUGGG1", "YYY2KKKUGGG2"]
WORTH = {"U": 6, "K": 5, "2": 4, "1": 3, "Y": 2, "G": 1}


def stones(view, seat, temple):
    """How many stones somebody has in a temple: their spaces are the bits of a number."""
    return bin(view["stones"][4 * seat + temple]).count("1")


def worth(view, seat, action):
    """Where a stone matters: good spaces, in temples that are contested; never first where the lead is safe."""
    temple, place = divmod(action["space"], 12)
    lead = stones(view, seat, temple) - stones(view, 1 - seat, temple)
    if action["type"] == "recall":
        return -WORTH[TEMPLES[temple][place]]
    return WORTH[TEMPLES[temple][place]] + temple / 2 - (6 if lead >= 3 else abs(lead))


def allocate(view, seat, legal):
    """High cards for stones; to cartouche 2 if there is much to take away; to cartouche 1 to finish."""
    hand = [kind + 1 for kind, n in enumerate(view["decks"][seat]["hand"]) for _ in range(n)]
    if sum(hand) <= 6 and {"type": "exchange"} in legal:
        return {"type": "exchange"}
    low, second, third, high = sorted(hand)
    rich = max(stones(view, 1 - seat, temple) for temple in range(4)) >= 6
    if sum(view["points"][seat]) >= 32:
        wanted = [high, low, second, third]
    else:
        wanted = [low, third, second, high] if rich else [second, low, third, high]
    return next((a for a in legal if a.get("cards") == wanted), random.choice(legal))


def choose(game, seat, view, legal):
    if game != "aton":
        return random.choice(legal)
    if legal[-1]["type"] in ("allocate", "exchange"):
        return allocate(view, seat, legal)
    return max(legal, key=lambda action: worth(view, seat, action) + random.random() / 10)


for line in sys.stdin:
    q = json.loads(line)
    answer = choose(q["game"], q["seat"], q["view"], q["legal"])
    print(json.dumps({"choice": q["legal"].index(answer)}), flush=True)
